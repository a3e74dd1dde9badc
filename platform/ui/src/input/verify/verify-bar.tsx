import { useId, useRef, type ReactNode } from 'react'
import { Icon } from '../../icon'
import type { Verify } from './use-verify'
import { keyEvents, pointerEvents } from './verify-events'
import css from './verify.module.css'

/** The words of a verification, in the language of the reader. */
export interface VerifyLabels {
  /** The name of the handle. */
  handle: string
  /** Says what to do, with pointer and keys; shown in the bar. */
  hint: string
  checking: string
  failed: string
  passed: string
  /** How far the handle is, 0 to 100, as it is read out; "40 %" without it. */
  value?: (percent: number) => string
}

const icons = {
  idle: 'lucide:chevrons-right',
  dragging: 'lucide:chevrons-right',
  checking: 'lucide:loader-circle',
  failed: 'lucide:x',
  passed: 'lucide:check',
}

interface VerifyBarProps {
  labels: VerifyLabels
  verify: Verify
  /** Above the bar. */
  children?: ReactNode
}

/** The bar with its handle, for `SlideVerify` and `PuzzleVerify`. */
export function VerifyBar({ labels, verify, children }: VerifyBarProps) {
  const { travel, state, position, message, isFixed } = verify
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const percent = Math.round((position / travel) * 100)
  const scaleOf = () => travel / (bar.current!.clientWidth - handle.current!.offsetWidth)
  const texts = { idle: labels.hint, dragging: '', ...labels, failed: message ?? labels.failed }
  return (
    <div className={css.verify} data-state={state}>
      {children}
      <div ref={bar} className={css.bar} style={{ '--verify-at': position / travel }}>
        <span className={css.fill} />
        <span id={id} className={css.text} data-side={position / travel > 0.5 ? 'before' : 'after'}>
          {texts[state]}
        </span>
        <div
          ref={handle}
          className={css.handle}
          role="slider"
          tabIndex={0}
          aria-label={labels.handle}
          aria-describedby={id}
          aria-valuemin={0}
          aria-valuemax={travel}
          aria-valuenow={position}
          aria-valuetext={labels.value?.(percent) ?? `${percent} %`}
          aria-disabled={isFixed}
          {...keyEvents(verify)}
          {...pointerEvents(verify, scaleOf)}
        >
          <Icon name={icons[state]} size={18} className={css[state]} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {state === 'idle' || state === 'dragging' ? '' : texts[state]}
      </p>
    </div>
  )
}
