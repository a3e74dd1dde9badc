import { useQuery } from '@tanstack/react-query'
import { Alert, Form, Input } from 'antd'
import { PlainButton, PrimaryButton } from 'atrium/ui/button'
import { useId, useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useWrite } from '#shared/crud/actions/use-write'
import { Details } from '#shared/facts/details'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import { ChangedKinds, ChosenKinds } from './anonymised-kinds'
import type { PersonDrawerProps } from './export-drawer'
import css from './person-data.module.css'
import { texts } from './text'

interface Values {
  readonly kinds?: string[]
  readonly username: string
}

/** Shows what making a user anonymous would change, and does it once the user name was typed. */
export function AnonymiseDrawer({ user, isOpen, onClose }: PersonDrawerProps) {
  const t = useText(texts)
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <Drawer
      title={t('anonymiseOf', { name: user.nickname })}
      size={520}
      isOpen={isOpen}
      onClose={onClose}
      destroyOnHidden
      footer={
        <div className={css.foot}>
          <PlainButton onClick={onClose}>{t('cancel')}</PlainButton>
          <PrimaryButton
            data-danger
            type="submit"
            form={id}
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={(event) => isBusy && event.preventDefault()}
          >
            {t('anonymise')}
          </PrimaryButton>
        </div>
      }
    >
      <Choices id={id} user={user} setBusy={setBusy} onDone={onClose} />
    </Drawer>
  )
}

interface ChoicesProps {
  id: string
  user: PersonDrawerProps['user']
  setBusy: (isBusy: boolean) => void
  onDone: () => void
}

function Choices({ id, user: { userId, username }, setBusy, onDone }: ChoicesProps) {
  const t = useText(texts)
  const write = useWrite()
  const reading = useQuery(queryOf(api.personData.anonymityPreview, { query: { userId } }))
  const send = (version: number) => (values: Values) => {
    setBusy(true)
    const body = { userId, version, username: values.username, kinds: values.kinds ?? [] }
    // An error was shown; it may be that somebody changed the user, and the preview with it.
    const failed = () => void reading.refetch()
    void write(api.personData.anonymise, { body }, { done: t('done') })
      .then(onDone, failed)
      .finally(() => setBusy(false))
  }
  const isSame = (_: unknown, typed = '') =>
    typed.trim().toLowerCase() === username.toLowerCase() ? Promise.resolve() : Promise.reject(new Error(t('mistyped')))
  return (
    <Details reading={reading}>
      {({ kinds, pseudonym, version }) => (
        <Form<Values>
          id={id}
          layout="vertical"
          requiredMark={false}
          scrollToFirstError={{ focus: true }}
          onFinish={send(version)}
        >
          <div className={css.body}>
            <Alert type="warning" showIcon title={t('forGood')} description={t('forGoodHint', { pseudonym })} />
            <ChangedKinds title={t('always')} kinds={kinds.filter(({ choice }) => choice === 'always')} />
            <ChosenKinds title={t('chosen')} kinds={kinds.filter(({ choice }) => choice === 'chosen')} />
            <ChangedKinds title={t('kept')} kinds={kinds.filter(({ choice }) => choice === 'kept')} />
            <Form.Item
              name="username"
              label={t('typed', { username })}
              validateTrigger="onSubmit"
              rules={[{ validator: isSame }]}
            >
              <Input autoComplete="off" autoCapitalize="off" spellCheck={false} />
            </Form.Item>
          </div>
        </Form>
      )}
    </Details>
  )
}
