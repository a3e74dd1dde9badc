import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '../../../../test/console-app'

afterEach(closeConsoles)

const person = page.getByTitle('查看「陈思远」的详情')
const status = page.getByRole('switch', { name: /陈思远/ })
const edit = page.getByRole('button', { name: '编辑 陈思远', exact: true })

/** Whether a pointer would meet the element at both of its ends. */
function isFree(element: Element): boolean {
  const { left, right, top, height } = element.getBoundingClientRect()
  const at = (x: number) => element.contains(document.elementFromPoint(x, top + height / 2))
  return at(left + 2) && at(right - 2)
}

test('in a table that is too wide the actions stay in view, and the keyboard brings what they cover beside them', async () => {
  await openConsole({ path: '/system/user', as: 'admin' })
  await expect.element(edit).toBeInViewport({ ratio: 1 })
  expect(isFree(edit.element())).toBe(true)
  expect(isFree(status.element())).toBe(false)
  ;(person.element() as HTMLElement).focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(status.element())
  expect(isFree(status.element())).toBe(true)
  expect(isFree(edit.element())).toBe(true)
})
