import { languageNames } from 'atrium/contract/language'
import { most } from 'atrium/contract/untrusted/rules'
import { TextField } from '#shared/crud/form/fields/input-fields'
import { RadioField, SelectField } from '#shared/crud/form/fields/option-fields'
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
      {() => (
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
