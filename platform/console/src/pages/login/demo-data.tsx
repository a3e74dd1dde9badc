import type { SampleData } from '@atrium/contract/session'
import { PlainButton, PrimaryButton } from '@atrium/ui/button'
import { Dialog, DialogActions } from '@atrium/ui/overlay/dialog'
import { useId, useState } from 'react'
import { demoRuntime, type DemoRuntime } from '#shared/api/demo-runtime'
import { notify } from '#shared/feedback/notify'
import { openOverlay } from '#shared/feedback/overlay'
import { useText } from '#shared/i18n/text'
import css from './login.module.css'
import { texts } from './text'

const choices = ['demo', 'company'] as const satisfies readonly SampleData[]
const labels = { demo: 'smallDemo', company: 'company' } as const
const questions = { demo: 'toDemo', company: 'toCompany' } as const
const results = { demo: 'demoReady', company: 'companyReady' } as const

/** Which data the demo has, and a button that starts them over, each after a question; `onReset` is called when they are there. */
export function DemoData({ onReset }: { onReset: () => void }) {
  const runtime = demoRuntime()
  return runtime ? <Choice runtime={runtime} onReset={onReset} /> : null
}

function Choice({ runtime, onReset }: { runtime: DemoRuntime; onReset: () => void }) {
  const t = useText(texts)
  const id = useId()
  const [data, setData] = useState(runtime.data)
  const [asked, setAsked] = useState<SampleData>()
  async function fill(next: SampleData): Promise<void> {
    setAsked(undefined)
    try {
      await withProgress((share) => t('filling', { percent: Math.floor(share * 10) * 10 }), runtime, next)
      notify.success(t(next === data ? 'resetDone' : results[next]))
      setData(next)
    } catch {
      notify.error(t('fillFailed'))
    }
    onReset()
  }
  const isSwitch = asked !== data
  return (
    <div className={css.data}>
      <p id={id}>{t('demoData')}</p>
      <div className={css.chips} role="group" aria-labelledby={id}>
        {choices.map((each) => (
          <button
            key={each}
            type="button"
            className={css.chip}
            aria-pressed={each === data}
            onClick={() => each !== data && setAsked(each)}
          >
            {t(labels[each])}
          </button>
        ))}
      </div>
      {data === 'company' && <p className={css.note}>{t('companyHint')}</p>}
      {runtime.mode === 'memory' && <p className={css.note}>{t('memory')}</p>}
      <button
        type="button"
        className={css.link}
        aria-haspopup="dialog"
        aria-expanded={asked === data}
        onClick={() => setAsked(data)}
      >
        {t('reset')}
      </button>
      {asked && (
        <Dialog
          title={t(isSwitch ? questions[asked] : 'resetQuestion')}
          hint={t(isSwitch ? 'switchHint' : 'resetHint')}
          onClose={() => setAsked(undefined)}
        >
          <DialogActions>
            <PlainButton onClick={() => setAsked(undefined)}>{t('cancel')}</PlainButton>
            <PrimaryButton onClick={() => void fill(asked)}>{t(isSwitch ? 'switch' : 'reset')}</PrimaryButton>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}

/** Fills the demo behind an overlay that says how much is done, where the data say so. */
async function withProgress(textAt: (share: number) => string, runtime: DemoRuntime, data: SampleData): Promise<void> {
  let close = openOverlay()
  const show = (share: number) => {
    const former = close
    close = openOverlay(textAt(share))
    former()
  }
  await runtime.reset(data, show).finally(() => close())
}
