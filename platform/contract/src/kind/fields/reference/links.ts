import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'

interface LinksTypes {
  readonly value: readonly number[]
  readonly form: readonly number[]
  readonly empty: readonly []
  readonly filter: never
  readonly isNamed: false
  readonly isImported: false
  readonly isLinks: true
}

const kind = fieldKind<readonly number[], { readonly most: number }>({
  name: 'links',
  words: { zh: '关联记录', en: 'Linked records' },
  column: 'none',
  empty: [],
  isOptional: true,
  schema: ({ idList }, { most }) => idList(most),
  row: ({ z, id }) => z.array(id),
  text: (ids, _, { language }) => (language === 'en' ? `${ids.length} records` : `${ids.length} 条`),
  wrong: () => ['x', [0], [1, 1]],
})

interface LinksOptions {
  /** The most ids that a form may have; 1000 without it. */
  readonly most?: number
}

/**
 * The ids of other records, none of them twice, in a table of links of the server: `links` of `crudResource` reads them and `store` saves them. A read has them, a list of records
 * has not. The form needs an input of one's own.
 */
export const links = <const O extends FieldOptions & LinksOptions>(label: LocalText, options?: O) =>
  fieldOf<LinksTypes, O & { readonly optional: true }>(
    kind,
    label,
    { ...options, optional: true } as O & { readonly optional: true },
    { most: options?.most ?? 1000 },
  )
