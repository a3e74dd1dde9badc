import { Rate } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { showPart } from '#test/shown-part'
import { openIn } from '#test/worlds'
import { contrast, rgbToHex } from './colour'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const styleOf = (element: Element | null) => getComputedStyle(element!)
/** A colour token, as computed styles give it. */
const colourOf = (token: string) => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = `var(${token})`
  const { color } = styleOf(probe)
  probe.remove()
  return color
}

test('a rule of ours for a class counts over those of the kit', async () => {
  await openConsole({ path: '/system/dict', as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: '新增', exact: true }))
  const form = page.getByRole('dialog', { name: /字典$/ })
  await expect.element(form.getByLabelText('英文名称')).toBeVisible()
  const { fontSize, lineHeight } = styleOf(form.element().querySelector('.ant-form-item-extra'))
  expect({ fontSize, lineHeight }).toEqual({ fontSize: '13px', lineHeight: '20px' })
})

test('a rule of the kit for a class counts over ours for all links, and those over its own for all links', async () => {
  await openConsole({ path: '/system/operationLog', as: 'admin', history: true })
  const other = page.getByRole('listitem', { name: '2', exact: true })
  await expect.element(other).toBeVisible()
  await expect.poll(() => styleOf(other.element().querySelector('a')).color).toBe(colourOf('--ink'))
  await closeConsoles()
  // In a card, where the variables of the kit are not.
  await page.viewport(390, 844)
  await openConsole({ path: '/system/dict', as: 'admin' })
  const link = page.getByRole('link', { name: 'sys_user_sex' })
  await expect.element(link).toBeVisible()
  await expect.poll(() => styleOf(link.element()).color).toBe(colourOf('--primary-ink'))
})

test.each(['light', 'dark'] as const)('an empty star is an outline, a chosen one is filled: %s', async (theme) => {
  await openIn({ width: 1280, lang: 'zh-cn', theme }, {})
  await showPart(
    <div role="group" aria-label="推荐度">
      <Rate />
    </div>,
  )
  const stars = page.getByRole('group', { name: '推荐度' })
  await userEvent.click(stars.getByRole('radio').nth(2))
  const fills = () =>
    [...stars.element().querySelectorAll('.ant-rate-star-second svg')].map((star) => styleOf(star).fill)
  await expect.poll(() => fills().map((fill) => fill === 'none')).toEqual([false, false, false, true, true])
  const hexOf = (colour: string) => rgbToHex(...(colour.match(/\d+/g) as [string, string, string]))
  await expect.poll(() => contrast(hexOf(fills()[0]!), hexOf(colourOf('--card')))).toBeGreaterThanOrEqual(3)
})
