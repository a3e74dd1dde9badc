/** The fixed time of server and browser: a Thursday afternoon in Shanghai. */
export const moment = Date.parse('2026-11-19T15:40:00+08:00')

/** The languages of the pictures, each a folder of docs/pictures. */
export const languages = ['en', 'zh-cn']

/** The commands that make the feature of `first-feature`, as docs/guides/first-feature.md has them. */
export const featureCommands = [
  ['module', 'stock', '--title', '库存|Stock'],
  ['resource', 'stock/item', '--fields', 'sku:text unique, name:text, quantity:int, price:money, status'],
]

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/**
 * The pictures. `shape` says how the views become one: `window`, `halves` along a diagonal, `phones` side by side. A view is a path, its
 * size and theme, the admin unless it names a person, and `prepare`, which does on the page what a person would, by the words of one language:
 * `say('中文', 'English')`. `ofFeature` pictures are of a copy of the checkout with the feature of the guide.
 */
export const pictures = [
  {
    name: 'dashboard',
    shape: 'halves',
    views: [
      { ...desktop, path: '/', theme: 'light' },
      { ...desktop, path: '/', theme: 'dark' },
    ],
  },
  {
    name: 'role-editor',
    shape: 'window',
    views: [
      {
        ...desktop,
        path: '/system/role?record=7',
        theme: 'light',
        async prepare(page, say) {
          const drawer = page.getByRole('dialog')
          // A role has a Chinese name and an English one; the name in the list is that of the reader.
          await drawer.getByLabel(say('角色名称', 'Role name')).fill(say('人事专员', 'HR Officer'))
          await drawer.getByLabel(say('备注', 'Remark')).fill(say('入职、调动和离职', 'Joining, moving, leaving'))
          await drawer.getByText(say('矩阵', 'Matrix'), { exact: true }).click()
        },
      },
    ],
  },
  {
    name: 'form-designer',
    shape: 'window',
    views: [
      {
        ...desktop,
        path: '/forms/designer?form=1',
        theme: 'light',
        async prepare(page, say) {
          await page.locator('[data-select=better]').click()
          await page.getByRole('main').getByText(say('规则', 'Rules'), { exact: true }).click()
        },
      },
    ],
  },
  {
    name: 'phone',
    shape: 'phones',
    views: [
      { ...phone, path: '/', theme: 'light' },
      { ...phone, path: '/system/role', theme: 'dark' },
      { ...phone, path: '/forms/fill?form=2', theme: 'light' },
    ],
  },
  {
    name: 'showcase',
    shape: 'window',
    views: [
      {
        ...desktop,
        path: '/able/aplayer',
        theme: 'light',
        async prepare(page, say) {
          const title = say('代码：歌词跟随', 'Code: Lyrics that follow')
          await page.getByRole('button', { name: title, exact: true }).click()
        },
      },
    ],
  },
  {
    name: 'first-feature',
    shape: 'window',
    ofFeature: true,
    views: [{ ...desktop, path: '/stock/item', theme: 'light' }],
  },
]

/** The file of a picture in one language, from the root of the repository. */
export const fileOf = ({ name }, language) => `docs/pictures/${language}/${name}.webp`
