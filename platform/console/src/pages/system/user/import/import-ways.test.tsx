import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole, type RunningConsole } from '#test/console-app'
import { answer, button, chooseFiles } from '#test/page-objects'

afterEach(async () => {
  await closeConsoles()
  localStorage.clear()
})

const drawer = page.getByRole('dialog', { name: '导入用户' })
const inDrawer = (name: string | RegExp) => drawer.getByRole('button', { name, exact: typeof name === 'string' })
const cell = (row: number, column: string) => drawer.getByLabelText(`第 ${row} 行 ${column}`)
const choose = (...files: File[]) => chooseFiles(drawer.getByLabelText('选择文件，或拖到这里'), ...files)
const csv = (text: string) => new File([text], 'people.csv', { type: 'text/csv' })
const good = (...names: string[]) => names.map((name) => `${name},人,平台组\n`).join('')
const heading = '用户名,昵称,部门\n'

async function open(options: object = {}): Promise<RunningConsole> {
  const running = await openConsole({ path: '/system/user', as: 'admin', ...options })
  await userEvent.click(button('导入'))
  await expect.element(drawer).toBeVisible()
  return running
}

async function namesIn({ runtime }: RunningConsole): Promise<string[]> {
  const users = runtime.engine.db.selectFrom('users').where('userId', '>', 4).select('username').orderBy('userId')
  return (await users.execute()).map(({ username }) => username)
}

async function pasteText(text: string): Promise<void> {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('headings that are not found', () => {
  const strange = '用户名,姓名,部门,工资\nli.na,李娜,平台组,100\n'
  const columnOf = (name: string) => drawer.getByLabelText(`「${name}」对应`)
  async function chooseColumn(name: string, column: string) {
    await userEvent.click(columnOf(name))
    await userEvent.keyboard(column)
    await userEvent.keyboard('{Enter}')
  }

  test('are chosen from a list, and known in the next file', async () => {
    await open()
    await choose(csv(strange))
    await expect.element(drawer.getByRole('alert')).toHaveTextContent('缺少列：昵称')
    await chooseColumn('姓名', '昵称')
    await userEvent.click(inDrawer('下一步'))
    await expect.element(drawer.getByText('已忽略的列：工资')).toBeVisible()
    await expect.element(inDrawer('导入')).toBeEnabled()
    await userEvent.click(inDrawer('换一个文件'))
    await choose(csv(strange))
    await expect.element(drawer.getByText('已忽略的列：工资')).toBeVisible()
    await expect.element(inDrawer('导入')).toBeEnabled()
  })

  test('can be changed where they were found, and two may not be the same column', async () => {
    await open()
    await choose(csv(strange.replace('姓名', '昵称')))
    await userEvent.click(inDrawer('对应列'))
    await chooseColumn('工资', '昵称')
    await userEvent.click(inDrawer('下一步'))
    await expect.element(drawer.getByRole('alert')).toHaveTextContent('列重复出现：昵称')
    await chooseColumn('工资', '备注')
    await userEvent.click(inDrawer('下一步'))
    await expect.element(inDrawer('导入')).toBeEnabled()
    await expect.element(drawer.getByText(/^已忽略的列/)).not.toBeInTheDocument()
  })
})

describe('copied cells', () => {
  test('are pasted in place of a file', async () => {
    const running = await open()
    await pasteText('手机\t账号\t昵称\t部门\n13911112222\tli.na\t"李,娜"\t平台组\n')
    await expect.element(drawer.getByText('剪贴板，1 行')).toBeVisible()
    await userEvent.click(inDrawer('导入'))
    await expect.element(drawer.getByText('已新增 1 名、更新 0 名用户')).toBeVisible()
    expect(await namesIn(running)).toEqual(['li.na'])
  })

  test('a text without a table is rejected with a message', async () => {
    await open()
    await pasteText('hello')
    await expect.element(drawer.getByRole('alert')).toHaveTextContent('剪贴板中没有表格')
  })
})

test('the good rows are imported alone, and the others keep their numbers', async () => {
  const running = await open()
  await choose(csv(`${heading}a b,人,平台组\n${good('li.na')}zhao,人,没有\n${good('wang.wu')}`))
  await expect.element(cell(3, '部门')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(inDrawer('只导入正确的 2 行'))
  await expect.element(drawer.getByText('已新增 2 名、更新 0 名用户')).toBeVisible()
  await expect.element(drawer.getByText('2 行有问题，没有导入。')).toBeVisible()
  await expect.element(inDrawer('下载这些行')).toBeVisible()
  expect(await namesIn(running)).toEqual(['li.na', 'wang.wu'])
})

describe('an undo', () => {
  const undo = async () => {
    await userEvent.click(inDrawer('撤销这次导入'))
    await answer('撤销')
  }

  test('takes back the whole import, and says what stays', async () => {
    const running = await open()
    await userEvent.click(drawer.getByRole('checkbox', { name: '更新已有用户' }))
    await choose(csv(`${heading}${good('li.na', 'wang.wu')}guest,新名,\n`))
    await userEvent.click(inDrawer('导入'))
    await expect.element(drawer.getByText('已新增 2 名、更新 1 名用户')).toBeVisible()
    await running.runtime.engine.db.updateTable('users').set({ remark: 'x' }).where('username', '=', 'li.na').execute()
    await undo()
    await expect.element(drawer.getByText('已撤销：删除 1 名、恢复 1 名用户')).toBeVisible()
    await expect.element(drawer.getByRole('listitem')).toHaveTextContent('li.na导入后又有改动')
    expect(await namesIn(running)).toEqual(['li.na'])
  })

  test('takes back the rows that are in where a later part failed', async () => {
    const running = await open()
    const { fetch } = running.runtime
    let parts = 0
    running.runtime.fetch = async (input, init) => {
      const isPart = typeof init?.body === 'string' && init.body.includes('"dryRun":false')
      return isPart && ++parts === 2 ? new Response('', { status: 503 }) : fetch(input, init)
    }
    await choose(csv(heading + good(...Array.from({ length: 10_001 }, (_, at) => `user${at}`))))
    await expect.element(inDrawer('导入')).toBeEnabled()
    await userEvent.click(inDrawer('导入'))
    await expect.element(drawer.getByText(/^第 1–10,000 行已导入/)).toBeVisible()
    await undo()
    await expect.element(drawer.getByText('已撤销：删除 10,000 名、恢复 0 名用户')).toBeVisible()
    expect(await namesIn(running)).toEqual([])
  })
})
