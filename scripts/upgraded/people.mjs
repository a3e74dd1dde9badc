import { deepStrictEqual as same } from 'node:assert'
import { signIn } from '../lib/product/session.mjs'

// `work` fills the database of the kept product. `lookAtWork` reads the same records after the upgrade.

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9QzwAEjKMK6VsIAEPSBwFkRFZrAAAAAElFTkSuQmCC'
const part = { sku: 'KMC-X11', name: '链条 11 速', stock: 12, price: 12_900, status: 1 }
const customer = {
  name: '林晓 · Lin Xiao',
  phone: '13800138000',
  email: 'lin@example.com',
  note: '周六取车\n"先打电话"',
}
const bicycle = { frame: "WTU'214-K", model: 'Trek FX 3', colour: '#336699', deptId: 1, status: 1 }
const order = { due: '2026-05-01', work: '换链条；check the brakes', postponedTo: '2026-05-08' }
const file = { name: '报价 offer.txt', content: Buffer.from('125,00 €\r\n') }
const mechanic = { userId: 3, bench: 'B-7', certifiedUntil: '2027-12-31', isApprentice: true }
const view = { page: 'workshop/order', name: '本周 · This week', audience: 'all', isDefault: true }
const viewState = {
  query: 'state=confirmed&sort=due&order=asc',
  layout: {
    order: ['due', 'number'],
    hidden: ['work'],
    chosen: [],
    pinned: {},
    widths: { number: 160 },
    isCompact: true,
  },
}

/** Writes records, their history, files, a picture, a view and fields of a user, as people do. */
export async function work(address, password) {
  const call = await signIn(address, 'admin', password)
  const photo = await call('POST /api/file', { body: { content: picture } })
  const partId = await call('POST /api/workshop/part', { body: { ...part, price: 11_900, photo } })
  const { version } = await call('GET /api/workshop/part', { query: { partId } })
  await call('PUT /api/workshop/part', { body: { ...part, photo, partId, version } })
  const customerId = await call('POST /api/workshop/customer', { body: customer })
  const bicycleId = await call('POST /api/workshop/bicycle', { body: { ...bicycle, customerId } })
  const lines = [
    { partId, quantity: 1, price: part.price },
    { partId, quantity: 2, price: 450 },
  ]
  const { due, work: text } = order
  const body = { bicycleId, mechanicId: mechanic.userId, due, work: text, lines }
  const orderId = await call('POST /api/workshop/order', { body })
  await call('POST /api/workshop/order/confirm', { query: { ids: orderId }, body: {} })
  await call('POST /api/workshop/order/postpone', { query: { ids: orderId }, body: { due: order.postponedTo } })
  await attach(call, { kind: 'workshopOrder', id: orderId })
  await call('POST /api/views', { body: { ...view, ...viewState } })
  const { userInfo } = await call('GET /api/system/user', { query: { userId: mechanic.userId } })
  const { userId, ...extra } = mechanic
  const { version: userVersion, nickname, deptId } = userInfo
  await call('PUT /api/system/user', {
    body: { userId, version: userVersion, nickname, deptId, extra: { workshop: extra } },
  })
  const gone = await call('POST /api/workshop/part', { body: { ...part, sku: 'GONE', name: 'Deleted', photo: '' } })
  await call('DELETE /api/workshop/part', { query: { ids: gone } })
}

async function attach(call, { kind, id }) {
  const { name, content } = file
  const { id: fileId } = await call('POST /api/field-file', {
    body: { kind, field: 'record.files', name, size: content.length },
  })
  await call('PUT /api/field-file/part', { query: { id: fileId, part: 0 }, body: content })
  await call('POST /api/field-file/end', { body: { id: fileId } })
  await call('POST /api/record/file', { body: { kind, id, fileId } })
}

/** Reads all of it as the administrator, and changes a record. Throws an Error where something is not as it was. */
export async function lookAtWork(address, password) {
  const call = await signIn(address, 'admin', password)
  const one = async (noun, query) => {
    const { items } = await call(`GET /api/workshop/${noun}/list`, { query: { page: 1, size: 10, ...query } })
    same(items.length, 1, `The list of ${noun} has ${items.length} rows for ${JSON.stringify(query)}.`)
    return items[0]
  }
  const found = await one('order', { dueFrom: order.postponedTo, dueTo: order.postponedTo, state: 'confirmed' })
  const { orderId } = found
  const read = await call('GET /api/workshop/order', { query: { orderId } })
  same(pick(read, ['work', 'due', 'totalQuantity', 'totalAmount', 'state', 'mechanicId']), {
    work: order.work,
    due: order.postponedTo,
    totalQuantity: 3,
    totalAmount: 13_800,
    state: 'confirmed',
    mechanicId: mechanic.userId,
  })
  same(
    read.lines.map(({ quantity, price, amount }) => [quantity, price, amount]),
    [
      [1, 12_900, 12_900],
      [2, 450, 900],
    ],
  )
  const bought = await one('part', { sku: part.sku })
  same(pick(bought, Object.keys(part)), part)
  same((await call('GET /api/file', { query: { key: bought.photo } })).toString('base64'), picture)
  same(pick(await one('customer', { phone: customer.phone }), Object.keys(customer)), customer)
  same(pick(await one('bicycle', { frame: bicycle.frame }), Object.keys(bicycle)), bicycle)
  await lookAtHistory(call, orderId)
  const of = { kind: 'workshopOrder', id: orderId }
  const { items: files } = await call('GET /api/record/files', { query: { ...of, page: 1, size: 10 } })
  same(
    files.map(({ name }) => name),
    [file.name],
  )
  same(await call('GET /api/field-file', { query: { id: files[0].id } }), file.content)
  const { items: views } = await call('GET /api/views', { query: { page: view.page } })
  same(
    views.map((saved) => pick(saved, ['name', 'audience', 'isDefault', ...Object.keys(viewState)])),
    [{ name: view.name, audience: view.audience, isDefault: true, ...viewState }],
  )
  await lookAtMechanic(call)
  const { version } = read
  await call('POST /api/workshop/order/finish', { query: { ids: orderId }, body: { version } })
  same((await call('GET /api/workshop/order', { query: { orderId } })).state, 'done')
}

async function lookAtHistory(call, orderId) {
  const query = { kind: 'workshopOrder', id: orderId, page: 1, size: 20 }
  const { items } = await call('GET /api/record/log', { query })
  const titles = items.map(({ title }) => title).toReversed()
  same(titles, ['Add repair order', 'Confirm repair orders', 'Postpone repair orders', 'Add a file'])
  const { before, after } = items.find(({ title }) => title.startsWith('Postpone'))
  same([before.due, after.due], [order.due, order.postponedTo])
  const { items: logs } = await call('GET /api/system/operationLog/list', { query: { page: 1, size: 50 } })
  same(
    logs.some(({ title }) => title === 'Delete parts'),
    true,
    'The operation log does not have the deleted part.',
  )
}

async function lookAtMechanic(call) {
  const { userId, ...extra } = mechanic
  const { userInfo } = await call('GET /api/system/user', { query: { userId } })
  same(userInfo.extra.workshop, extra)
  const query = { page: 1, size: 10, search: mechanic.bench.toLowerCase() }
  const { items } = await call('GET /api/system/user/list', { query })
  same(
    items.map((user) => user.userId),
    [userId],
  )
}

const pick = (row, keys) => Object.fromEntries(keys.map((key) => [key, row[key]]))
