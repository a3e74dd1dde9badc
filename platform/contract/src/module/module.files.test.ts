import { expect, test } from 'vitest'
import { filesByModule, rejectUnlisted } from './module.files'

test('files are found by module and path, wherever the product is', () => {
  const found = {
    '../../modules/stock/console/pages/stock/item/page.tsx': 1,
    '/srv/modules/office/modules/desk/console/pages/desk/page.tsx': 2,
    '../../modules/stock/console/panels/shelves/panel.tsx': 3,
  }
  expect(filesByModule(found, 'console/pages')).toEqual({
    stock: { 'stock/item/page.tsx': 1 },
    desk: { 'desk/page.tsx': 2 },
  })
})

test('a folder that the product does not list is named', () => {
  expect(() => rejectUnlisted(['stock', 'desk'], ['stock'])).toThrow(
    'There is modules/desk, which product/contract.ts does not list: list it, or delete it.',
  )
  expect(() => rejectUnlisted(['stock'], ['stock', 'desk'])).not.toThrow()
})
