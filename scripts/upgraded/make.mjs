import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../platform/commands/lib/run.mjs'
import { atrium, npm, packagesOf, succeed } from '../lib/product/programs.mjs'

const own = join(import.meta.dirname, 'own')

const fields = {
  part: 'sku:text 40 unique(货号|SKU), name:text(名称|Name), stock:int(库存|In stock), price:money(单价|Price), photo:image(照片|Photo), status',
  customer:
    'name:text(姓名|Name), phone:phone unique(电话|Phone), email:email optional(邮箱|Email), note:multiline optional(备注|Note)',
  bicycle:
    'frame:text 30 unique(车架号|Frame number), model:text(型号|Model), customer:ref workshop/customer(客户|Customer), colour:colour(颜色|Colour), status',
  order:
    'number:series WX-{year}-{0000}(单号|Number), bicycle:ref workshop/bicycle(自行车|Bicycle), mechanic:person optional(技师|Mechanic), due:date(约定日期|Due), work:multiline(工作内容|Work)',
}
const states = 'draft(草稿|Draft), confirmed, done, cancelled'
const lines =
  'part:ref workshop/part(配件|Part), quantity:int(数量|Quantity) sum, price:money(单价|Price), amount:money(金额|Amount) = quantity * price sum'

const order = [
  'resource',
  'workshop/order',
  '--title',
  '工单|Repair order',
  '--fields',
  fields.order,
  '--states',
  states,
  '--lines',
  lines,
]

/** The parts that the generator is asked for, in this order. */
const parts = [
  ['resource', 'workshop/customer', '--title', '客户|Customer', '--fields', fields.customer, '--import'],
  ['resource', 'workshop/bicycle', '--title', '自行车|Bicycle', '--fields', fields.bicycle, '--scope', 'dept'],
  order,
  ['action', 'workshop/order', 'postpone', '--title', '改期|Postpone'],
  ['panel', 'workshop/orders', '--title', '未完成的工单|Open orders'],
]

/** The changes by hand in what the generator wrote: `[text, the text in its place]` by file. The files of `own` are added to them. */
const edits = {
  'contract/index.ts': [
    [
      "title: { zh: 'Workshop', en: 'Workshop' },\n",
      "title: { zh: '车间', en: 'Workshop' },\n  replaces: ['system/post'],\n",
    ],
    ["entry('workshop', { zh: 'Workshop',", "entry('workshop', { zh: '车间',"],
    ["en: 'Open orders' } }", "en: 'Open orders' }, permission: 'workshop:order:list' }"],
    ['crudCalls(workshopOrder),', '{ ...crudCalls(workshopOrder), ...orderCalls },'],
    [
      "import { workshopOrder } from './order'\n",
      "import { workshopOrder } from './order'\nimport { orderCalls } from './order-calls'\n\nexport { userFields } from './user-fields'\n",
    ],
  ],
  'contract/order.ts': [
    ["  permissions: 'workshop:order',\n", "  permissions: 'workshop:order',\n  files: true,\n"],
    [
      "postpone: action({ name: { zh: '改期', en: 'Postpone' } }),",
      "postpone: action({ name: { zh: '改期', en: 'Postpone' }, bulk: true, form: { due: date({ zh: '新的日期', en: 'New day' }) } }),",
    ],
  ],
  'server/order.routes.ts': [
    [
      '{ seedDemo: sampleRows(workshopOrder) }',
      '{ seedDemo: sampleRows(workshopOrder), handlers: { byState: (call) => ordersByState(call) }, actions: { postpone: (_call, _order, { due }) => ({ due }) } }',
    ],
    [
      "import { workshopOrder, type workshopOrderLines } from '../contract/order'\n",
      "import { workshopOrder, type workshopOrderLines } from '../contract/order'\nimport { ordersByState } from './order-states'\n",
    ],
  ],
}

/**
 * Creates a workshop for bicycles in an empty folder and installs it, with the commands of the present platform, as somebody does who follows the guides: a module of four nouns
 * with references, lines, states, an action and an import; a panel, fields of users, and a page in place of one of the platform.
 */
export async function makeProduct(folder) {
  const [name, ...first] = [
    'Bicycle workshop',
    '--module',
    'workshop/part',
    '--title',
    '配件|Part',
    '--fields',
    fields.part,
  ]
  await succeed(process.execPath, [
    join(root, 'scripts/create.mjs'),
    folder,
    '--name',
    name,
    '--languages',
    'zh-cn,en',
    ...first,
  ])
  await npm(folder, packagesOf)
  for (const part of parts) await atrium(folder, ['new', ...part])
  const module = join(folder, 'modules/workshop')
  cpSync(own, folder, { recursive: true })
  for (const [file, pairs] of Object.entries(edits)) {
    const path = join(module, file)
    const changed = pairs.reduce(
      (text, [before, after]) => replaced(text, before, after, file),
      readFileSync(path, 'utf8'),
    )
    writeFileSync(path, changed)
  }
  await atrium(folder, ['check', 'format', '--fix'])
}

function replaced(text, before, after, file) {
  if (!text.includes(before))
    throw new Error(`${file} has no "${before}": correct "edits" in scripts/upgraded/make.mjs.`)
  return text.replace(before, () => after)
}
