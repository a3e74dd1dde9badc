import { textIn } from 'atrium/contract/language'
import { dataScopeWords } from 'atrium/contract/system/role/data-scope'
import { tokenDays, tokenScopes } from 'atrium/contract/system/user/token/token-limits'
import { isAddressRange } from 'atrium/contract/untrusted/address-range'
import { Form } from 'antd'
import { RecordForm } from '#shared/crud/form/record-form'
import { NumberField, TextAreaField, TextField } from '#shared/crud/form/fields/input-fields'
import { RadioField, SelectField } from '#shared/crud/form/fields/option-fields'
import type { RecordFormHandle } from '#shared/crud/form/use-record-form'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from './text'
import type { TokensOfOwner } from './token-calls'
import { linesOf, type TokenValues } from './use-token-form'

// A field with a tree, which a list of users would load with the fields of forms.
const PermissionsField = lazyPart(async () => (await import('./permissions-field')).PermissionsField, { height: 64 })

interface TokenFormProps extends TokensOfOwner {
  form: RecordFormHandle<TokenValues, never>
}

/** The form of a new token. */
export function TokenForm({ form, ...tokens }: TokenFormProps) {
  const t = useText(texts)
  return (
    <RecordForm form={form} titles={[t('add'), t('add')]} action={t('make')}>
      <Fields {...tokens} />
    </RecordForm>
  )
}

function Fields({ calls, words }: TokensOfOwner) {
  const t = useText(texts)
  const language = useLanguage()
  const rights: unknown = Form.useWatch('rights')
  const scopes = tokenScopes.map((value) => ({
    value: value as number,
    label: textIn(language, dataScopeWords[value]),
  }))
  return (
    <>
      <TextField name="tokenName" label={t('name')} hint={t('nameHint')} required max={60} />
      <NumberField name="days" label={t('days')} unit={t('daysUnit')} required min={1} max={tokenDays.most} />
      <RadioField
        name="rights"
        label={t('rights')}
        options={[
          { value: 'all', label: words.allRights },
          { value: 'some', label: t('someRights') },
        ]}
      />
      {rights === 'some' && <PermissionsField calls={calls} />}
      <SelectField
        name="dataScope"
        label={t('scope')}
        hint={t('scopeHint')}
        options={[{ value: 0, label: words.ownScope }, ...scopes]}
        allowClear={false}
      />
      <TextAreaField
        name="addresses"
        label={t('addresses')}
        hint={t('addressesHint')}
        max={1300}
        pattern={{ test: (text) => linesOf(text).every(isAddressRange), text: t('wrongAddress') }}
      />
    </>
  )
}
