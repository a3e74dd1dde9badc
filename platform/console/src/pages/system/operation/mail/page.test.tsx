import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { answer, button, listOf, messages, question } from '#test/page-objects'
import { actOn } from '#test/row-menu'
import { closeWorld, openIn } from '#test/worlds'

afterEach(closeWorld)

const { row } = listOf('邮件')
const path = '/system/operation/mail'
/** A row by its name, which other buttons have in theirs. */
const named = (title: string) => `${title} reader@example.com`

/** The mails that the server of the test has sent. */
const sent: string[] = []
const mail = {
  publicUrl: 'https://admin.example.com',
  from: 'Office <office@example.com>',
  send: async ({ subject }: { subject: string }) => void sent.push(subject),
}

const hour = 3_600_000
async function prepare({ engine: { db } }: MemoryRuntime): Promise<void> {
  sent.length = 0
  const now = Date.now()
  const html = '<p style="color:#c00">It is on its way</p><script>parent.mailRan = true</script>'
  const content = JSON.stringify({ address: 'reader@example.com', subject: 'x', text: 'It is on its way', html })
  const message = { kind: 'mail', receiver: 'reader@example.com', content, attempts: 9, isPrivate: 0 } as const
  const times = { createdAt: now - hour, nextAt: now - hour, endedAt: now }
  await db
    .insertInto('outbox')
    .values([
      { ...message, ...times, messageKey: 'a', title: '订单已发货', state: 'done', error: '' },
      { ...message, ...times, messageKey: 'b', title: '发票', state: 'failed', error: '550 no such mailbox' },
      {
        ...message,
        ...times,
        messageKey: 'c',
        title: '重置密码',
        content: '',
        state: 'failed',
        error: '550 no',
        isPrivate: 1,
      },
      {
        ...message,
        ...times,
        messageKey: 'd',
        title: '提醒',
        state: 'waiting',
        error: '451 not now',
        nextAt: now + hour,
        endedAt: null,
      },
    ])
    .execute()
}

const open = (as: 'admin' | 'editor' = 'admin') => openConsole({ path, as, mail, prepare })

test('mails show their state and their latest error, and are filtered by state', async () => {
  await open()
  await expect.element(row('订单已发货')).toHaveTextContent('已发送')
  await expect.element(row('发票')).toHaveTextContent('550 no such mailbox')
  await expect.element(row('提醒')).toHaveTextContent('等待发送')
  await expect.element(page.getByText('发件人 Office <office@example.com>')).toBeVisible()
})

test('the details show the mail as HTML, in which nothing runs, and as text', async () => {
  await open()
  await actOn(named('订单已发货'), '详情')
  const drawer = page.getByRole('dialog')
  const frame = drawer.getByTitle('邮件内容')
  await expect.element(frame).toHaveAttribute('sandbox', '')
  await expect.element(frame).toHaveAttribute('srcdoc', expect.stringContaining('It is on its way'))
  expect('mailRan' in window).toBe(false)
  await userEvent.click(drawer.getByRole('tab', { name: '纯文本' }))
  await expect.element(drawer.getByRole('region', { name: '邮件内容' })).toHaveTextContent('It is on its way')
})

test('the text of a private mail is not shown, and it is not sent again', async () => {
  const { calls } = await open()
  await actOn(named('重置密码'), '详情')
  await expect.element(page.getByRole('dialog').getByText('内容保密')).toBeVisible()
  expect(calls.filter((call) => call.includes('mail/text'))).toEqual([])
  expect(
    row('重置密码')
      .getByRole('button', { name: /重新发送/ })
      .query(),
  ).toBeNull()
})

test('a mail that was given up is sent again after a question', async () => {
  const { runtime } = await open()
  await actOn(named('发票'), '重新发送')
  await expect.element(question).toHaveTextContent('一天内多次重试')
  await answer('重新发送')
  await expect.element(row('发票').getByText('等待发送')).toBeVisible()
  await runtime.runJobs()
  // Without a press of a button: the list is read again while a mail is about to go out.
  await expect.element(row('发票').getByText('已发送')).toBeVisible()
  expect(sent).toEqual(['x'])
})

test('a test mail goes to the own address', async () => {
  const { runtime } = await open()
  await userEvent.click(button('发送测试邮件'))
  await expect.element(messages.getByText('测试邮件将发送到您的邮箱')).toBeVisible()
  await runtime.runJobs()
  expect(sent).toEqual(['[Atrium] 测试邮件'])
})

test('without a mail server the page says so, and how to set one', async () => {
  await openConsole({ path, as: 'admin' })
  await expect.element(page.getByText('没有设置邮件服务器，不会发送邮件')).toBeVisible()
  await expect.element(page.getByText('设置 SMTP_URL、MAIL_FROM 和 PUBLIC_URL 后重新启动服务器。')).toBeVisible()
  await expect.element(button('发送测试邮件')).toBeDisabled()
})

test('people who may only read the list have the details without the text, and no other button', async () => {
  const { calls } = await openConsole({
    path,
    as: 'editor',
    mail,
    prepare: async (runtime) => {
      await prepare(runtime)
      const { db } = runtime.engine
      const others = db
        .selectFrom('menus')
        .where('permission', 'in', ['system:mail:text', 'system:mail:send'])
        .select('id')
      await db.deleteFrom('roleMenus').where('menuId', 'in', others).execute()
    },
  })
  await actOn(named('发票'), '详情')
  await expect.element(page.getByRole('dialog').getByText('550 no such mailbox')).toBeVisible()
  expect(button('发送测试邮件').query()).toBeNull()
  expect(
    row('发票')
      .getByRole('button', { name: /重新发送/ })
      .query(),
  ).toBeNull()
  expect(calls.filter((call) => call.includes('mail/text'))).toEqual([])
})

test.each([
  { world: { width: 1440, lang: 'zh-cn', theme: 'light' }, isSetUp: true },
  { world: { width: 1440, lang: 'en', theme: 'dark' }, isSetUp: false },
  { world: { width: 390, lang: 'en', theme: 'dark' }, isSetUp: true },
] as const)('at $world.width px in $world.lang the list and the details are accessible and fit', async (one) => {
  await openIn(one.world, { path, as: 'admin', prepare, ...(one.isSetUp && { mail }) })
  await expect.element(page.getByText('发票', { exact: true })).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
  await userEvent.click(page.getByText('发票', { exact: true }))
  await expect.element(page.getByRole('dialog').getByText('550 no such mailbox')).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
})
