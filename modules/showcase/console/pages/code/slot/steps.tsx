import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import css from './page.module.css'

interface StepsState {
  at: number
  total: number
  go: (to: number) => void
}

const Context = createContext<StepsState | undefined>(undefined)

/** Returns the state that the parts below `Steps` share. */
export function useSteps(): StepsState {
  const state = use(Context)
  if (!state) throw new Error('This part belongs into <Steps>.')
  return state
}

/** Steps one after the other; its parts stand anywhere in it. */
export function Steps({ total, children }: { total: number; children: ReactNode }) {
  const [at, setAt] = useState(0)
  const state = useMemo(
    () => ({ at, total, go: (to: number) => setAt(Math.max(0, Math.min(total - 1, to))) }),
    [at, total],
  )
  return <Context value={state}>{children}</Context>
}

export function Step({ index, title, children }: { index: number; title: string; children: ReactNode }) {
  const { at } = useSteps()
  return (
    at === index && (
      <section aria-label={title} className={css.step}>
        <h3>{title}</h3>
        <p>{children}</p>
      </section>
    )
  )
}

export function StepDots({ names }: { names: readonly string[] }) {
  const { at, go } = useSteps()
  return (
    <ol className={css.dots}>
      {names.map((name, index) => (
        <li key={name}>
          <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => go(index)}>
            <span aria-hidden="true">{index + 1}</span>
            {name}
          </button>
        </li>
      ))}
    </ol>
  )
}
