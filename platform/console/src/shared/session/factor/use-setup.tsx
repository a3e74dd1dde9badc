import type { NewTotp } from 'atrium/contract/system/user/factor'
import { most } from 'atrium/contract/untrusted/rules'
import { Icon } from 'atrium/ui/icon'
import { Button, Form, Input, QRCode, type InputRef } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { TextField } from '#shared/crud/form/fields/input-fields'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { copyText } from '#shared/feedback/copy'
import { useText } from '#shared/i18n/text'
import { noPasskeys } from '../passkey/support'
import css from './factors.module.css'
import { refreshFactorDue } from './factor-due'
import { RecoveryCodes } from './recovery-codes'
import { StepForm } from './step-form'
import { texts } from './text'

const PasskeyStep = lazyPart(async () => (await import('../passkey/passkey-step')).PasskeyStep, { height: 180 })

/**
 * Sets an authenticator app up: name, picture and first code, and the recovery codes of somebody who has none. Returns the present step and its title. With
 * `isAnyFactor` a passkey does as well, where the browser has some.
 */
export function useSetup(
  onDone: () => void,
  { isAnyFactor = false }: { isAnyFactor?: boolean } = {},
): { title: string; step: ReactNode } {
  const t = useText(texts)
  const [begun, setBegun] = useState<NewTotp>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isByPasskey, setByPasskey] = useState(false)
  if (codes) return { title: t('codes'), step: <RecoveryCodes codes={codes} onKept={onDone} /> }
  const onConfirmed = (made: readonly string[]) => {
    void refreshFactorDue()
    if (made.length > 0) setCodes(made)
    else onDone()
  }
  if (begun) return { title: t('turnOn'), step: <Scan begun={begun} onDone={onConfirmed} /> }
  const step = (
    <>
      {isByPasskey ? <PasskeyStep onMade={onConfirmed} /> : <Start onBegun={setBegun} />}
      {isAnyFactor && noPasskeys() === undefined && (
        <Button type="link" className={css.other} onClick={() => setByPasskey(!isByPasskey)}>
          {t(isByPasskey ? 'byApp' : 'byPasskey')}
        </Button>
      )}
    </>
  )
  return { title: t('turnOn'), step }
}

function Start({ onBegun }: { onBegun: (begun: NewTotp) => void }) {
  const t = useText(texts)
  const write = useWrite()
  return (
    <StepForm<{ name: string }>
      names={['name']}
      initial={{ name: t('defaultName') }}
      action={t('next')}
      onSend={async (body) => onBegun(await write(api.ownFactors.begin, { body }, { isInForm: true, done: false }))}
    >
      <TextField name="name" label={t('name')} hint={t('nameHint')} max={most.factorName} required />
    </StepForm>
  )
}

function Scan({ begun, onDone }: { begun: NewTotp; onDone: (codes: readonly string[]) => void }) {
  const t = useText(texts)
  const write = useWrite()
  const { factorId, secret, address } = begun
  return (
    <>
      <p className={css.hint}>{t('scan')}</p>
      <div className={css.picture} role="img" aria-label={t('picture')}>
        {/* Readers take dark on light, in a dark theme as well. */}
        <QRCode value={address} type="svg" size={176} color="#000000" bgColor="#ffffff" bordered={false} />
      </div>
      <p className={css.label}>{t('key')}</p>
      <div className={css.key}>
        <code>{secret.match(/.{1,4}/g)!.join(' ')}</code>
        <Button icon={<Icon name="lucide:copy" />} aria-label={t('copyKey')} onClick={() => void copyText(secret)} />
      </div>
      <StepForm<{ code: string }>
        names={['code']}
        action={t('confirm')}
        onSend={async ({ code }) => {
          const options = { isInForm: true, done: t('turnedOn') }
          onDone(await write(api.ownFactors.confirm, { body: { factorId, code } }, options))
        }}
      >
        <CodeInput />
      </StepForm>
    </>
  )
}

function CodeInput() {
  const t = useText(texts)
  const input = useRef<InputRef>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Form.Item name="code" label={t('code')} rules={[{ required: true, whitespace: true, message: t('enterCode') }]}>
      <Input ref={input} autoComplete="one-time-code" inputMode="numeric" maxLength={most.password} />
    </Form.Item>
  )
}
