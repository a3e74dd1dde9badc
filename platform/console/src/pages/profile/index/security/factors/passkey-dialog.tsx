import { useState } from 'react'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import { RecoveryCodes } from '#shared/session/factor/recovery-codes'
import { texts as factorTexts } from '#shared/session/factor/text'
import { PasskeyStep } from '#shared/session/passkey/passkey-step'
import { texts } from '#shared/session/passkey/text'

/** Makes a passkey, and shows the recovery codes of somebody who had none. A click beside it does not close it. */
export function PasskeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText(texts)
  const ofFactor = useText(factorTexts)
  const [codes, setCodes] = useState<readonly string[]>([])
  const hasCodes = codes.length > 0
  return (
    <Modal
      isOpen={isOpen}
      title={hasCodes ? ofFactor('codes') : t('add')}
      width={480}
      mask={{ closable: false }}
      onClose={onClose}
      footer={null}
    >
      {hasCodes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <PasskeyStep onMade={(made) => (made.length > 0 ? setCodes(made) : onClose())} />
      )}
    </Modal>
  )
}
