import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { defaultSettings, useSettings } from '#shared/settings/settings'

const root = document.documentElement
const button = page.getByRole('button', { name: '界面设置' })
const drawer = page.getByRole('dialog', { name: '界面设置' })
const radio = (name: string) => drawer.getByRole('radio', { name, exact: true })
const flag = (name: string) => drawer.getByRole('switch', { name, exact: true })

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
  useSettings.setState(defaultSettings)
  await page.viewport(1280, 800)
})

async function openDrawer(): Promise<void> {
  await openConsole({ as: 'admin' })
  await userEvent.click(button)
  await expect.element(drawer).toBeVisible()
}

async function choose(name: string): Promise<void> {
  await expect.element(radio(name)).toBeInTheDocument()
  const input = radio(name).element() as HTMLInputElement
  input.click()
}

describe('every change shows at once:', () => {
  beforeEach(openDrawer)

  test('a layout, which is remembered', async () => {
    await choose('传统')
    await expect.element(radio('传统')).toBeChecked()
    await expect.poll(() => document.querySelector('[data-layout=tradition]')).not.toBeNull()
    await expect.poll(() => localStorage.getItem('oldLayout')).toBe('tradition')
  })

  test('a layout by the arrows of the keyboard', async () => {
    await expect.element(radio('经典')).toBeInTheDocument()
    const input = radio('经典').element() as HTMLElement
    input.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(useSettings.getState().layout).toBe('horizontal')
  })

  test('the theme', async () => {
    await choose('深色')
    await expect.poll(() => root.dataset.theme).toBe('dark')
  })

  test('the primary, as a preset and in writing', async () => {
    await choose('青')
    await expect.poll(() => getComputedStyle(root).getPropertyValue('--primary-light-1')).toBe('#259f94')
    const own = drawer.getByRole('textbox', { name: '自定义', exact: true })
    await own.fill('#52')
    await userEvent.tab()
    await expect.element(own).toHaveAccessibleDescription('请输入正确的hex颜色')
    await own.fill('#c00')
    expect(useSettings.getState().primaryColor).toBe('#cc0000')
    await expect.element(own).toHaveAccessibleDescription('')
  })

  test('the menu style, as a preset and colour by colour', async () => {
    await choose('钢蓝')
    await expect.poll(() => getComputedStyle(root).getPropertyValue('--menu')).toBe('#2c3e50')
    await drawer.getByRole('textbox', { name: '文字', exact: true }).fill('#ffee00')
    expect(useSettings.getState().menuStyle).toEqual({ bgColor: '#2c3e50', textColor: '#ffee00' })
  })

  test('a plain login page, with its colour', async () => {
    await choose('纯色')
    await drawer.getByRole('textbox', { name: '背景', exact: true }).last().fill('#102030')
    expect(useSettings.getState()).toMatchObject({ loginStyle: 2, loginBgColor: '#102030' })
  })

  test('gray and inverted, which exclude each other', async () => {
    await userEvent.click(flag('灰色模式'))
    expect(root.classList.contains('gray-mode')).toBe(true)
    await userEvent.click(flag('色弱模式'))
    expect(root.className).toBe('invert-mode')
    await expect.element(flag('灰色模式')).not.toBeChecked()
  })

  test('without tabs their switches rest', async () => {
    await userEvent.click(flag('标签栏'))
    await expect.poll(() => document.querySelector('[data-tabs=false]')).not.toBeNull()
    for (const name of ['标签图标', '刷新后保留标签', '拖动排序标签']) await expect.element(flag(name)).toBeDisabled()
    await expect.element(flag('页脚')).toBeEnabled()
  })

  test('the page animation, whose effect can be chosen while it is on', async () => {
    const effect = drawer.getByRole('combobox', { name: '效果' })
    await userEvent.click(effect)
    await userEvent.click(drawer.getByTitle('从中心展开'))
    expect(useSettings.getState().pageAnimationStyle).toBe('zoom-in-center')
    await userEvent.click(flag('切换页面时播放'))
    await expect.element(effect).toBeDisabled()
  })
})

test.each(['grayMode', 'invertMode'] as const)(
  'with %s, what floats keeps its place while the page scrolls',
  async (mode) => {
    await openDrawer()
    useSettings.setState({ [mode]: true })
    document.body.style.minHeight = '3000px'
    const toasts = page.getByRole('region', { name: '消息' }).element().querySelector('[data-position=bottom]')!
    const { top } = toasts.getBoundingClientRect()
    window.scrollTo(0, 400)
    await expect.poll(() => [window.scrollY, toasts.getBoundingClientRect().top]).toEqual([400, top])
    await expect.poll(() => drawer.element().getBoundingClientRect()).toMatchObject({ top: 0, right: root.clientWidth })
    document.body.style.minHeight = ''
  },
)

test('every setting that is on or off has a switch', async () => {
  await openDrawer()
  const flags = Object.entries(defaultSettings).filter(([key, value]) => typeof value === 'boolean' && key !== 'dark')
  const names = () =>
    drawer
      .getByRole('switch')
      .elements()
      .map((element) => (element as HTMLButtonElement).labels[0]?.textContent)
  await expect.poll(() => new Set(names()).size).toBe(flags.length)
})

test('on a phone the layout stays, and that is said', async () => {
  await page.viewport(390, 844)
  await openDrawer()
  await expect.poll(() => drawer.element().getBoundingClientRect().width).toBe(390)
  await choose('横向')
  await expect.element(page.getByText('移动端不支持切换布局')).toBeVisible()
  expect(useSettings.getState().layout).toBe('classic')
})

test('Esc closes a question before the drawer, and gives the focus back each time', async () => {
  await openDrawer()
  const reset = drawer.getByRole('button', { name: '恢复默认' })
  await userEvent.click(reset)
  const question = page.getByRole('dialog', { name: '恢复默认设置' })
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(reset).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => drawer.query()).toBeNull()
  await expect.element(button).toHaveFocus()
})

describe('the settings can be', () => {
  beforeEach(openDrawer)

  test('copied as JSON', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(drawer.getByRole('button', { name: '复制配置' }))
    await expect.element(page.getByText('配置已复制')).toBeVisible()
    expect(write).toHaveBeenCalledExactlyOnceWith(JSON.stringify(defaultSettings, null, 2))
  })

  test('not copied where the browser has no clipboard, which is said', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    await userEvent.click(drawer.getByRole('button', { name: '复制配置' }))
    await expect.element(page.getByText('浏览器不支持剪贴板')).toBeVisible()
  })

  test('reset after a question, behind the overlay', async () => {
    await choose('分栏')
    await userEvent.click(flag('页脚'))
    await userEvent.click(drawer.getByRole('button', { name: '恢复默认' }))
    expect(useSettings.getState().footer).toBe(false)
    await userEvent.click(page.getByRole('dialog', { name: '恢复默认设置' }).getByRole('button', { name: '恢复默认' }))
    await expect.element(page.getByText('正在恢复默认设置')).toBeVisible()
    await expect.poll(() => useSettings.getState(), { timeout: 10_000 }).toEqual(defaultSettings)
    await expect.poll(() => localStorage.getItem('oldLayout')).toBeNull()
    await expect.element(page.getByText('已恢复默认设置')).toBeVisible()
  })

  test('cleared with all else that this browser keeps, which ends the session', async () => {
    await choose('青')
    localStorage.setItem('list', 'kept')
    sessionStorage.setItem('tabs', 'kept')
    await userEvent.click(drawer.getByRole('button', { name: '清除缓存并退出' }))
    await userEvent.click(
      page.getByRole('dialog', { name: '清除缓存并退出登录' }).getByRole('button', { name: '清除缓存并退出' }),
    )
    await expect.element(page.getByText('正在清除缓存')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '登录', exact: true }), { timeout: 10_000 }).toBeVisible()
    await expect.poll(() => [localStorage.getItem('list'), sessionStorage.getItem('tabs')]).toEqual([null, null])
    expect(useSettings.getState()).toEqual(defaultSettings)
    await expect.poll(() => document.cookie).not.toContain('token=')
  })
})
