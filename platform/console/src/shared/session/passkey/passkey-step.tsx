import { most } from 'atrium/contract/untrusted/rules'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { useWrite } from '#shared/crud/actions/use-write'
import { TextField } from '#shared/crud/form/fields/input-fields'
import { useText } from '#shared/i18n/text'
import { refreshFactorDue } from '../factor/factor-due'
import css from '../factor/factors.module.css'
import { StepForm } from '../factor/step-form'
import { texts as factorTexts } from '../factor/text'
import { createPasskey } from './passkey'
import { texts } from './text'

/** Makes a passkey: its name, and what the browser asks. `onMade` gets the recovery codes of somebody who had none. */
export function PasskeyStep({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const t = useText(texts)
  const ofFactor = useText(factorTexts)
  const write = useWrite()
  const add = async ({ name }: { name: string }) => {
    const passkey = await createPasskey(await request(api.passkeys.begin, undefined, { message: false }))
    const codes = await write(api.passkeys.add, { body: { name, passkey } }, { isInForm: true, done: t('added') })
    void refreshFactorDue()
    onMade(codes)
  }
  return (
    <>
      <p className={css.hint}>{t('createHint')}</p>
      <StepForm<{ name: string }>
        names={['name']}
        initial={{ name: t('defaultName') }}
        action={t('create')}
        onSend={add}
      >
        <TextField name="name" label={ofFactor('name')} hint={t('nameHint')} max={most.factorName} required />
      </StepForm>
    </>
  )
}
