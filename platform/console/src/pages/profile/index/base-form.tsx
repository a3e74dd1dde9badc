import { languageNames } from 'atrium/contract/language'
import { most } from 'atrium/contract/untrusted/rules'
import type { Output } from 'atrium/contract/endpoint'
import { Form } from 'antd'
import type { api } from '#shared/api/api'
import { TextField } from '#shared/crud/form/fields/input-fields'
import { RadioField, SelectField } from '#shared/crud/form/fields/option-fields'
import { PasswordField } from '#shared/crud/form/fields/password-field'
import { TimeZoneField } from '#shared/field/time-zone/time-zone-field'
import { PageForm } from '#shared/crud/form/page-form'
import { usePatterns } from '#shared/crud/form/patterns'
import { useDict } from '#shared/dict/use-dict'
import { offeredLanguages, setLanguage } from '#shared/i18n/language'
import { useText } from '#shared/i18n/text'
import { showOwn } from '#shared/session/user/session'
import css from './page.module.css'
import { texts } from './text'
import { usePart } from './use-part'

type Profile = Output<typeof api.profile.read>

const blank = { nickname: '', phoneNumber: '', email: '', sex: 0, language: '', timeZone: '' } as const

export function BaseForm() {
  const t = useText(texts)
  const { phone, email } = usePatterns()
  const sexes = useDict('sys_user_sex').options.map(({ value, label }) => ({ value: Number(value), label }))
  const form = usePart<keyof typeof blank>(blank, ({ nickname, language }) => {
    showOwn({ nickname: nickname.trim() })
    if (language !== '') setLanguage(language)
  })
  return (
    <PageForm form={form} isWide>
      {(profile) => (
        <div className={css.fields}>
          <TextField name="nickname" label={t('nickname')} required max={most.nickname} autoComplete="nickname" />
          <TextField
            name="phoneNumber"
            label={t('phone')}
            max={most.phone}
            pattern={phone}
            autoComplete="tel-national"
          />
          <TextField name="email" label={t('email')} max={most.email} pattern={email} autoComplete="email" />
          <OwnPassword profile={profile} />
          <RadioField name="sex" label={t('sex')} options={sexes} />
          <OwnRegion />
        </div>
      )}
    </PageForm>
  )
}

/** The language and the time zone for mails, and in other browsers. */
function OwnRegion() {
  const t = useText(texts)
  const languages = offeredLanguages().map((value) => ({ value, label: languageNames[value].en }))
  return (
    <>
      {languages.length > 1 && (
        <SelectField
          name="language"
          label={t('language')}
          hint={t('languageHint')}
          options={languages}
          placeholder={t('byDefault')}
        />
      )}
      <TimeZoneField name="timeZone" label={t('timeZone')} hint={t('timeZoneHint')} placeholder={t('byDefault')} />
    </>
  )
}

/** Asks for the own password while phone number or email differ from those of the profile. */
function OwnPassword({ profile }: { profile: Profile | undefined }) {
  const t = useText(texts)
  const phoneNumber = Form.useWatch<string | undefined>('phoneNumber') ?? profile?.phoneNumber
  const email = Form.useWatch<string | undefined>('email') ?? profile?.email
  if (!profile || (phoneNumber === profile.phoneNumber && email === profile.email)) return null
  return <PasswordField name="password" label={t('old')} hint={t('contactHint')} autoComplete="current-password" />
}
