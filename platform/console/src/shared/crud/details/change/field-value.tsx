import { Fragment } from 'react'
import { textIn } from 'atrium/contract/language'
import { referenceOf } from 'atrium/contract/kind/record-kind'
import { records } from '#shared/api/records'
import { agentText } from '#shared/facts/agent/agent-text'
import { exactMomentText } from '#shared/crud/moment-text'
import { withUnit } from '#shared/crud/values/unit-text'
import { decimalText } from '#shared/i18n/number-text'
import { useDict } from '#shared/dict/use-dict'
import { useLanguage, useText } from '#shared/i18n/text'
import { Cut } from './cut'
import { lookOf, type FieldLook } from './field-words'
import css from './changed-fields.module.css'
import { isLines } from './lines/line-changes'
import { LoggedLines } from './lines/logged-lines'
import { plainText } from './plain-text'
import { isEmpty } from './record-fields'
import { ReferredName, ReferredNames } from './referred-name'
import { texts } from './text'

interface FieldValueProps {
  target: string
  field: string
  value: unknown
}

/** One value of a record in words: coded ones by their labels, ids with names, moments in the reader's time. */
export function FieldValue({ target, field, value }: FieldValueProps) {
  const t = useText(texts)
  const kind = referenceOf(records, target, field)
  const look = lookOf(records[target], field)
  if (kind && Array.isArray(value)) return <ReferredNames kind={kind} ids={value as number[]} />
  if (kind && value === 0) return <i>{t('topLevel')}</i>
  if (value === '') return <i>{t('emptyText')}</i>
  if (isEmpty(value)) return <i>—</i>
  if (kind && typeof value === 'number') return <ReferredName kind={kind} id={value} />
  const isScalar = typeof value === 'string' || typeof value === 'number'
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (look && isScalar) return <Coded look={look} value={value} />
  if (look && Array.isArray(value)) return <CodedList look={look} values={value as string[]} />
  if (isLines(value)) {
    const draw = (name: string, one: unknown) => <FieldValue target={target} field={name} value={one} />
    return <LoggedLines target={target} field={field} lines={value} draw={draw} />
  }
  if (isTexts(value)) return <LongText>{value.join(', ')}</LongText>
  return <LongText>{typeof value === 'string' ? value : JSON.stringify(value)}</LongText>
}

/** Several coded values with commas between. */
function CodedList({ look, values }: { look: FieldLook; values: readonly string[] }) {
  return values.map((value, at) => (
    <Fragment key={value}>
      {at > 0 && ', '}
      <Coded look={look} value={value} />
    </Fragment>
  ))
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function Coded({ look, value }: { look: FieldLook; value: string | number }) {
  const t = useText(texts)
  const language = useLanguage()
  if ('dictType' in look) return <DictLabel dictType={look.dictType} value={value} />
  if ('decimals' in look) return withUnit(decimalText(Number(value), look.decimals), look.unit, language)
  if ('words' in look) return look.words[value] ? textIn(language, look.words[value]) : value
  if (look.as === 'yesNo') return t(value ? 'yes' : 'no')
  if (look.as === 'moment') return exactMomentText(new Date(value).toISOString())
  if (look.as === 'agent') return <span title={String(value)}>{agentText(String(value))}</span>
  return <LongText>{look.as === 'richText' ? plainText(String(value)) : pictureText(String(value))}</LongText>
}

function DictLabel({ dictType, value }: { dictType: string; value: string | number }) {
  return useDict(dictType).entryOf(value)?.label ?? value
}

/** The log keeps type and size of a picture alone. */
function pictureText(picture: string): string {
  const [, type, bytes] = /^image\/(\w+), (\d+)$/.exec(picture) ?? []
  return type && bytes ? `${type.toUpperCase()}, ${Math.ceil(Number(bytes) / 1024)} KB` : picture
}

/** The length in characters from which a text is folded; a shorter one fits in a few lines. */
const longText = 120

function LongText({ children }: { children: string }) {
  return children.length > longText ? <Cut>{children}</Cut> : <span className={css.text}>{children}</span>
}
