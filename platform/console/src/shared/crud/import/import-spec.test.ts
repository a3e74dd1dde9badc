import { expect, test } from 'vitest'
import { setLanguage } from '#shared/i18n/language'
import { wordsOf } from './import-spec'

test('names are written as within a sentence, abbreviations as they are', () => {
  setLanguage('en')
  const record = { name: { zh: '物料', en: 'Item' }, plural: { zh: '物料', en: 'items' } }
  const columns = () => [{ key: 'sku', title: { zh: '货号', en: 'SKU' }, isKey: true as const }]
  expect(wordsOf({ record, columns } as never)).toMatchObject({ name: 'item', key: 'SKU', title: 'Items' })
})
