import type { Factor } from 'atrium/contract/system/user/factor'
import { most } from 'atrium/contract/untrusted/rules'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { TextField } from '#shared/crud/form/fields/input-fields'
import { PasswordField } from '#shared/crud/form/fields/password-field'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import css from './factors.module.css'
import { RecoveryCodes } from './recovery-codes'
import { StepForm } from './step-form'
import { texts } from './text'

/** A change that a dialog asks about: of one factor, or of the recovery codes. */
export type Asked = { kind: 'rename' | 'remove'; factor: Factor; isLast: boolean } | { kind: 'codes' }

/** The dialog for a change of factors. */
export function ChangeDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  if (asked.kind === 'codes') return <CodesDialog onClose={onClose} />
  return asked.kind === 'rename' ? (
    <RenameDialog factor={asked.factor} onClose={onClose} />
  ) : (
    <RemoveDialog factor={asked.factor} isLast={asked.isLast} onClose={onClose} />
  )
}

function RenameDialog({ factor: { factorId, name }, onClose }: { factor: Factor; onClose: () => void }) {
  const t = useText(texts)
  const write = useWrite()
  return (
    <Modal isOpen title={t('renameOf', { name })} width={440} onClose={onClose} footer={null}>
      <StepForm<{ name: string }>
        names={['name']}
        initial={{ name }}
        action={t('save')}
        onSend={async (values) => {
          await write(api.ownFactors.rename, { body: { factorId, ...values } }, { isInForm: true })
          onClose()
        }}
      >
        <TextField name="name" label={t('name')} hint={t('nameHint')} max={most.factorName} required />
      </StepForm>
    </Modal>
  )
}

interface RemoveDialogProps {
  factor: Factor
  isLast: boolean
  onClose: () => void
}

function RemoveDialog({ factor: { factorId, name }, isLast, onClose }: RemoveDialogProps) {
  const t = useText(texts)
  const write = useWrite()
  return (
    <Modal isOpen title={t('removeOf', { name })} width={440} onClose={onClose} footer={null}>
      <p className={css.hint}>{t(isLast ? 'removeLastHint' : 'removeHint')}</p>
      <ProofForm
        action={t('remove')}
        onSend={async (password) => {
          await write(api.ownFactors.remove, { body: { factorId, password } }, { isInForm: true })
          onClose()
        }}
      />
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
          <ProofForm
            action={t('makeNew')}
            onSend={async (password) =>
              setCodes(await write(api.ownFactors.renewCodes, { body: { password } }, { isInForm: true, done: false }))
            }
          />
        </>
      )}
    </Modal>
  )
}

/** Asks for the own password, which a change of factors takes. */
function ProofForm({ action, onSend }: { action: string; onSend: (password: string) => Promise<void> }) {
  const t = useText(texts)
  return (
    <StepForm<{ password: string }> names={['password']} action={action} onSend={({ password }) => onSend(password)}>
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
    </StepForm>
  )
}
