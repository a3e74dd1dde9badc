import { textIn, type Language } from 'atrium/contract/language'
import type { SeedChoice } from 'atrium/contract/session'
import { PlainButton, PrimaryButton } from 'atrium/ui/button'
import { Dialog, DialogActions } from 'atrium/ui/overlay/dialog'
import { useId, useState } from 'react'
import { demoRuntime, type DemoRuntime } from '#shared/api/demo-runtime'
import { notify } from '#shared/feedback/notify'
import { openOverlay } from '#shared/feedback/overlay'
import { useLanguage, useText } from '#shared/i18n/text'
import css from './login.module.css'
import { texts } from './text'

/** Which data the demo has, and a button that starts them over, each after a question; `onReset` is called when they are there. */
export function DemoData({ onReset }: { onReset: () => void }) {
  const runtime = demoRuntime()
  return runtime ? <Choice runtime={runtime} onReset={onReset} /> : null
}

function Choice({ runtime, onReset }: { runtime: DemoRuntime; onReset: () => void }) {
  const t = useText(texts)
  const language = useLanguage()
  const [data, setData] = useState(runtime.data)
  const { seeds } = runtime
  const nounOf = (name: string) => textIn(language, seeds.find((each) => each.name === name)?.noun)
  const hint = seeds.find((each) => each.name === data)?.hint
  const id = useId()
  const [asked, setAsked] = useState<string>()
  async function fill(next: string): Promise<void> {
    setAsked(undefined)
    try {
      await withProgress((share) => t('filling', { percent: Math.floor(share * 10) * 10 }), runtime, next)
      notify.success(next === data ? t('resetDone') : t('seedReady', { noun: nounOf(next) }))
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
        {seeds.map(({ name, noun }) => (
          <button
            key={name}
            type="button"
            className={css.chip}
            aria-pressed={name === data}
            onClick={() => name !== data && setAsked(name)}
          >
            {labelOf(noun, language)}
          </button>
        ))}
      </div>
      {hint && <p className={css.note}>{textIn(language, hint)}</p>}
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
          title={isSwitch ? t('toSeed', { noun: nounOf(asked) }) : t('resetQuestion')}
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

/** Returns a noun for use outside a sentence: in English with a capital. */
function labelOf(noun: SeedChoice['noun'], language: Language): string {
  const text = textIn(language, noun)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Fills the demo behind an overlay that says how much is done, where the data say so. */
async function withProgress(textAt: (share: number) => string, runtime: DemoRuntime, data: string): Promise<void> {
  let close = openOverlay()
  const show = (share: number) => {
    const former = close
    close = openOverlay(textAt(share))
    former()
  }
  await runtime.reset(data, show).finally(() => close())
}
