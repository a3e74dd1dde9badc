import { PlainButton, PrimaryButton } from 'atrium/ui/button'
import { Dialog, DialogActions } from 'atrium/ui/overlay/dialog'
import { useEffect, useState } from 'react'
import { useText } from '../i18n/text'
import { useClosedByBack } from '../navigation/overlays'
import { useQuestion, type Question } from './confirm'
import { texts } from './text'

/** Renders the question of `confirm`; mounted once, in the shell. */
export function ConfirmDialog() {
  const asked = useQuestion((state) => state.asked)
  // A console that starts again begins without the question.
  useEffect(() => () => useQuestion.getState().asked?.answer(false), [])
  return asked ? <Asking key={asked.title + (asked.hint ?? '')} {...asked} /> : null
}

function Asking({ title, hint, action, isDanger, run, answer }: Question & { answer: (goOn: boolean) => void }) {
  const t = useText(texts)
  const [isBusy, setBusy] = useState(false)
  useClosedByBack(true, () => answer(false))
  const goOn = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await run?.()
      answer(true)
    } catch {
      // The caller has shown why.
      answer(false)
    }
  }
  return (
    <Dialog title={title} hint={hint} onClose={() => answer(false)}>
      <DialogActions>
        <PlainButton onClick={() => answer(false)}>{t('cancel')}</PlainButton>
        <PrimaryButton data-danger={isDanger} aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void goOn()}>
          {action}
        </PrimaryButton>
      </DialogActions>
    </Dialog>
  )
}
