import type { Field } from '#modules/forms/engine/schema/form'
import { drawShared, namedBy } from '#modules/forms/engine/console/shared-kinds'
import { isRows, withRowFields } from '#modules/forms/engine/schema/kinds/rows'
import { fieldTraits } from '#modules/forms/engine/schema/field-kinds'
import { valueText } from '#modules/forms/engine/schema/value-text'
import { useMemo } from 'react'
import { useDicts } from 'atrium/console/data'
import { DetailsLink, type ListColumn } from 'atrium/console/list'
import { momentText, useLanguage, useText, type Translate } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import type { Entry } from '../../../../contract/entry'
import { texts } from './text'

export const entrySorts = ['submittedAt'] as const
type Columns = ListColumn<Entry, (typeof entrySorts)[number]>[]
type Open = ((entryId: number) => void) | undefined

/** Fields that are shown until the reader chooses others. */
const firstFields = 6

/** Who sent an entry and when, then a column for each field of the form. Without `open` the reader may not open entries. */
export function useEntryColumns(fields: readonly Field[], open: Open, prepare: () => void): Columns {
  const t = useText(texts)
  const ofFields = useFieldColumns(fields)
  return useMemo(() => [...firstColumns(t, open, prepare), ...ofFields, versionColumn(t)], [t, open, prepare, ofFields])
}

type T = Translate<typeof texts.pairs>

function firstColumns(t: T, open: Open, prepare: () => void): Columns {
  return [
    {
      key: 'submittedAt',
      title: t('submittedAt'),
      sort: 'submittedAt',
      width: 150,
      importance: 'high',
      render: ({ submittedAt }) => momentText(submittedAt),
    },
    {
      key: 'person',
      title: t('userId'),
      width: 120,
      isTitle: true,
      render: ({ person, entryId }) => (
        <DetailsLink name={person} open={open && (() => open(entryId))} prepare={prepare} />
      ),
    },
    { key: 'dept', title: t('deptId'), width: 120, importance: 'low', render: ({ deptName }) => deptName },
  ]
}

function versionColumn(t: T): Columns[number] {
  return {
    key: 'number',
    title: t('number'),
    width: 90,
    isHidden: true,
    importance: 'low',
    render: ({ number }) => number,
  }
}

function useFieldColumns(fields: readonly Field[]): Columns {
  const t = useText(texts)
  const language = useLanguage()
  const types = useMemo(
    () => [
      ...new Set(
        withRowFields(fields).flatMap(({ options }) => (options && 'dictionary' in options ? options.dictionary : [])),
      ),
    ],
    [fields],
  )
  const dictionary = useDicts(types)
  return useMemo(
    () =>
      fields.map((field, at) => ({
        key: `field-${field.key}`,
        title: textIn(language, field.label),
        width: 140,
        ...(at > 2 && { importance: 'low' as const }),
        isHidden: at >= firstFields,
        align: fieldTraits[field.kind].value === 'number' ? 'right' : 'left',
        render: ({ values, names }) => {
          const value = values[field.key]
          if (isRows(value) && field.kind === 'rows') return t('rowCount', { count: value.length })
          const drawn = value === undefined ? undefined : drawShared(field, value, false)
          return drawn ?? valueText(field, value, language, { dictionary, nameOf: namedBy(names) })
        },
      })),
    [t, fields, language, dictionary],
  )
}
