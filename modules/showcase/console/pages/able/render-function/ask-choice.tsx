import { Radio } from 'antd'
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Modal } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { texts } from './text'

interface Choice {
  title: string
  /** The button that resolves the question. */
  action: string
  options: readonly { value: string; label: string }[]
}

type AskChoice = (choice: Choice) => Promise<string | undefined>

const AskContext = createContext<AskChoice>(() => Promise.resolve(undefined))

/** Asks in a dialog: `await ask({ … })` is the chosen value, undefined where the dialog was closed. */
export const useAskChoice = () => use(AskContext)

/** Draws the dialog of `useAskChoice` for what is in it. */
export function ChoiceDialogs({ children }: { children: ReactNode }) {
  const t = useText(texts)
  const [choice, setChoice] = useState<Choice>()
  const [value, setValue] = useState<string>()
  const answer = useRef<(value?: string) => void>(undefined)
  const ask = useCallback<AskChoice>((asked) => {
    setChoice(asked)
    setValue(asked.options[0]?.value)
    return new Promise((resolve) => (answer.current = resolve))
  }, [])
  // Leaving the page counts as closing.
  useEffect(() => () => answer.current?.(), [])
  const close = (chosen?: string) => {
    setChoice(undefined)
    answer.current?.(chosen)
  }
  return (
    <AskContext value={ask}>
      {children}
      <Modal
        width={400}
        title={choice?.title}
        isOpen={choice !== undefined}
        okText={choice?.action}
        cancelText={t('cancel')}
        onOk={() => close(value)}
        onClose={() => close()}
      >
        <Radio.Group
          vertical
          options={[...(choice?.options ?? [])]}
          value={value}
          onChange={(event) => setValue(event.target.value as string)}
        />
      </Modal>
    </AskContext>
  )
}
