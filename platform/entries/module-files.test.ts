import { expect, test } from 'vitest'
import { filesByModule } from './module-files'

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
