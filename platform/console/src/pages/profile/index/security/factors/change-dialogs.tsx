import type { Factor, Passkey } from 'atrium/contract/system/user/factor'
import { most } from 'atrium/contract/untrusted/rules'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { TextField } from '#shared/crud/form/fields/input-fields'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import css from '#shared/session/factor/factors.module.css'
import { RecoveryCodes } from '#shared/session/factor/recovery-codes'
import { StepForm } from '#shared/session/factor/step-form'
import { texts } from '#shared/session/factor/text'

/** A change that a dialog asks about: of one factor, or of the recovery codes. */
export type Asked = { kind: 'rename'; factor: Factor | Passkey } | { kind: 'codes' }

/** The dialog for a change of factors. */
export function ChangeDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  if (asked.kind === 'codes') return <CodesDialog onClose={onClose} />
  return <RenameDialog factor={asked.factor} onClose={onClose} />
}

function RenameDialog({ factor, onClose }: { factor: Factor | Passkey; onClose: () => void }) {
  const { name } = factor
  const t = useText(texts)
  const write = useWrite()
  return (
    <Modal isOpen title={t('renameOf', { name })} width={440} onClose={onClose} footer={null}>
      <StepForm<{ name: string }>
        names={['name']}
        initial={{ name }}
        action={t('save')}
        onSend={async (values) => {
          const options = { isInForm: true }
          if ('passkeyId' in factor)
            await write(api.passkeys.rename, { body: { passkeyId: factor.passkeyId, ...values } }, options)
          else await write(api.ownFactors.rename, { body: { factorId: factor.factorId, ...values } }, options)
          onClose()
        }}
      >
        <TextField name="name" label={t('name')} hint={t('nameHint')} max={most.factorName} required />
      </StepForm>
    </Modal>
  )
}

function CodesDialog({ onClose }: { onClose: () => void }) {
  const t = useText(texts)
  const write = useWrite()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Modal isOpen title={t('newCodes')} width={480} mask={{ closable: false }} onClose={onClose} footer={null}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <>
          <p className={css.hint}>{t('newCodesHint')}</p>
          <StepForm
            names={[]}
            action={t('makeNew')}
            onSend={async () => setCodes(await write(api.ownFactors.renewCodes, {}, { isInForm: true, done: false }))}
          />
        </>
      )}
    </Modal>
  )
}
