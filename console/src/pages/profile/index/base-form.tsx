import { most } from '@atrium/contract/untrusted/rules'
import { RadioField, TextField } from '#shared/crud/form/fields'
import { PageForm } from '#shared/crud/form/page-form'
import { usePatterns } from '#shared/crud/form/patterns'
import { useDict } from '#shared/dict/use-dict'
import { useText } from '#shared/i18n/text'
import { showOwn } from '#shared/session/user/session'
import { texts } from './text'
import { usePart } from './use-part'

const blank = { nickname: '', phoneNumber: '', email: '', sex: 0 } as const

export function BaseForm() {
  const t = useText(texts)
  const { phone, email } = usePatterns()
  const sexes = useDict('sys_user_sex').options.map(({ value, label }) => ({ value: Number(value), label }))
  const form = usePart<keyof typeof blank>(blank, ({ nickname }) => showOwn({ nickname: nickname.trim() }))
  return (
    <PageForm form={form}>
      <TextField name="nickname" label={t('nickname')} required max={most.nickname} autoComplete="nickname" />
      <TextField name="phoneNumber" label={t('phone')} max={most.phone} pattern={phone} autoComplete="tel-national" />
      <TextField name="email" label={t('email')} max={most.email} pattern={email} autoComplete="email" />
      <RadioField name="sex" label={t('sex')} options={sexes} />
    </PageForm>
  )
}
