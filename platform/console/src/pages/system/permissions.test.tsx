import { contract } from '#product/contract'
import type { Permission } from 'atrium/contract/access'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeConsoles, openConsole, type RunningConsole } from '#test/console-app'
import { addProvider } from '#test/shell/identity-provider'
import { all, fullestRow, menuItems, nameOf, settled, usableButtons } from '#test/page-walk'
import { aServiceAccount } from '#server-test/records/service-account'
import { signIn } from '#server-test/visitor'
import { navigation } from '#shared/navigation/navigation'

const catalogue = contract.permissionCatalogue['system']!
const areas = [
  'user',
  'menu',
  'role',
  'dept',
  'post',
  'dict',
  'operationLog',
  'signInLog',
  'session',
  'job',
  'overview',
  'mail',
  'webhook',
  'token',
  'serviceAccount',
  'identityProvider',
  'setting',
] as const
type Area = (typeof areas)[number]

/** The role whose permissions change, and the demo account that has it alone. */
const [walkerRole, walker] = [50, 3]

interface Walked {
  path: string
  /** The permission that the page opens with; `list` where it is in the menu. */
  opensWith?: 'edit'
  /** The calls that its buttons make, to see that they were clicked at all. */
  asks: readonly RegExp[]
}

const pages: Record<Area, Walked[]> = {
  user: [{ path: '/system/user', asks: [/user$/, /user\?userId=/, /dept\/optionselect/, /user\/export/] }],
  menu: [{ path: '/system/menu', asks: [/menu\/info/] }],
  role: [
    { path: '/system/role', asks: [/menu\/treeSelect/, /role\/info/, /dept\/optionselect/] },
    { path: `/system/roleAuth/user/${walkerRole}`, opensWith: 'edit', asks: [/unAuthUser/] },
  ],
  dept: [{ path: '/system/dept', asks: [/dept\?deptId=/, /dept\/parents/] }],
  post: [{ path: '/system/post', asks: [/post\?postId=/] }],
  dict: [
    { path: '/system/dict', asks: [/dict\/info/] },
    { path: '/system/dictData/50', opensWith: 'edit', asks: [/dict\/dataInfo/] },
  ],
  operationLog: [{ path: '/system/operationLog', asks: [/operationLog\/info/] }],
  signInLog: [{ path: '/system/signInLog', asks: [/signInLog\/export/] }],
  session: [{ path: '/system/session', asks: [/session\/list/] }],
  setting: [{ path: '/system/setting', asks: [/setting\?settingId/, /setting\/history/] }],
  job: [{ path: '/system/operation/job', asks: [/job\/runs/] }],
  overview: [{ path: '/system/operation/overview', asks: [/operation\/overview/] }],
  mail: [{ path: '/system/operation/mail', asks: [/mail\/list/] }],
  token: [{ path: '/system/operation/token', asks: [/token\/list/] }],
  serviceAccount: [
    { path: '/system/operation/serviceAccount', asks: [/serviceAccount\/form/, /serviceAccount\/tokens/] },
  ],
  identityProvider: [
    {
      path: '/system/operation/identityProvider',
      asks: [/identityProvider\?providerId=/, /identityProvider\/setup\?providerId=/],
    },
  ],
  webhook: [{ path: '/system/operation/webhook', asks: [/webhook\?webhookId=/, /webhook\/deliveries/] }],
}

let app: RunningConsole
/** Whether something was pressed since the page was opened. */
let isUsed = false

beforeAll(async () => {
  // A link that is not on the page saves an exported file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  app = await openConsole({ as: 'common', prepare })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

async function prepare(runtime: MemoryRuntime): Promise<void> {
  const { engine, fetch } = runtime
  const { db } = engine
  const flags = { roleNameEn: '', remark: '', status: 1, menuCheckStrictly: 1, deptCheckStrictly: 1 } as const
  const role = { roleId: walkerRole, roleKey: 'walker', roleName: 'walker', roleSort: 9, dataScope: 1, ...flags }
  await db.insertInto('roles').values(role).execute()
  await db.updateTable('userRoles').set({ roleId: walkerRole }).where('userId', '=', walker).execute()
  const dict = { dictId: 50, dictType: 'walk', dictName: 'walk', dictNameEn: '', status: 1, remark: '' } as const
  await db.insertInto('dictTypes').values(dict).execute()
  const look = { listClass: 'default', isDefault: 0, dictSort: 1, status: 1, remark: '' } as const
  const value = { dictType: 'walk', dictLabel: 'value', dictLabelEn: '', dictValue: '1', ...look }
  await db.insertInto('dictData').values(value).execute()
  const content = JSON.stringify({ address: 'reader@example.com', subject: 'walk', text: 'walk', html: 'walk' })
  const message = { kind: 'mail', messageKey: 'walk', receiver: 'reader@example.com', title: 'walk', content } as const
  const ended = {
    state: 'failed',
    attempts: 1,
    createdAt: 0,
    nextAt: 0,
    endedAt: 0,
    error: 'no',
    isPrivate: 0,
  } as const
  await db
    .insertInto('outbox')
    .values({ ...message, ...ended })
    .execute()
  const webhook = { webhookName: 'walk', url: 'https://shop.example.com/', events: '["*"]', remark: '' } as const
  await db.insertInto('webhooks').values(webhook).execute()
  await aServiceAccount(db)
  await addProvider(runtime)
  // Rejected, which leaves a row in the log.
  const headers = { token: await signIn(fetch, 'common'), 'content-type': 'application/json' }
  await fetch('/api/system/post', { method: 'POST', headers, body: '{}' })
}

/** Gives the role exactly these permissions. */
async function hold(codes: readonly Permission[]): Promise<void> {
  const { db } = app.runtime.engine
  await db.deleteFrom('roleMenus').where('roleId', '=', walkerRole).execute()
  if (codes.length === 0) return
  const entries = await db.selectFrom('menus').where('permission', 'in', codes).select('id').execute()
  expect(entries).toHaveLength(codes.length)
  await db
    .insertInto('roleMenus')
    .values(entries.map(({ id }) => ({ roleId: walkerRole, menuId: id })))
    .execute()
}

/** The page from the beginning; with the row selected that offers most, other buttons take the place of some. */
async function open(path: string, isSelected = false): Promise<void> {
  await navigation().restart(path)
  await settled(app)
  if (isSelected) fullestRow()?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)')?.click()
  isUsed = false
}

async function press(name: string, among = usableButtons()): Promise<void> {
  among.find((one) => nameOf(one) === name)!.click()
  isUsed = true
  await settled(app)
}

/** Presses a button of the page, each entry of the menu it opens, and every choice of the form it opens. */
async function walkThrough(name: string, reopen: () => Promise<void>): Promise<void> {
  await press(name)
  const choices = menuItems().map(nameOf)
  if (choices.length === 0) return fillIn()
  for (const choice of choices) {
    if (menuItems().length === 0) {
      await reopen()
      await press(name)
    }
    await press(choice, menuItems())
    await fillIn()
  }
}

async function fillIn(): Promise<void> {
  await settled(app)
  for (const radio of all('[role=dialog] input[type=radio]')) {
    radio.click()
    await settled(app)
  }
}

test('every area of the system has its pages here', () => {
  expect(Object.keys(catalogue).toSorted()).toEqual(areas.toSorted())
})

describe.each(areas)('with permissions of %s', (area) => {
  const codes = catalogue[area]!.map((action) => `system:${area}:${action}` as Permission)

  test.each(pages[area])(
    '$path shows nothing that is rejected, with each one and each two',
    { timeout: 180_000 },
    async (walked) => {
      const { path, opensWith = 'list', asks } = walked
      const [callsBefore, errorsBefore] = [app.calls.length, app.errors.length]
      const key = `system:${area}:${opensWith}` as Permission
      const others = codes.filter((code) => code !== key)
      // What all others together do not open, no two of them do.
      await hold(others)
      await open(path)
      await expect.poll(() => document.querySelector('h1')?.textContent).toBe('页面不存在')
      let known = new Set<string>()
      // First with the page alone: what it shows then is walked once, and a list not at all, whose tools ask for nothing else.
      for (const held of [[key], ...others.map((other) => [key, other])]) {
        await hold(held)
        const seen = new Set(known)
        for (const isSelected of [false, true]) {
          const reopen = () => open(path, isSelected)
          await reopen()
          const news = usableButtons()
            .map(nameOf)
            .filter((name) => !seen.has(name))
          for (const name of news) seen.add(name)
          for (const name of held.length === 1 && opensWith === 'list' ? [] : news) {
            if (isUsed) await reopen()
            await walkThrough(name, reopen)
          }
        }
        if (held.length === 1) known = seen
        expect(app.errors.slice(errorsBefore), held.join()).toEqual([])
      }
      const calls = app.calls.slice(callsBefore)
      expect(asks.filter((ask) => !calls.some((call) => ask.test(call)))).toEqual([])
    },
  )
})
