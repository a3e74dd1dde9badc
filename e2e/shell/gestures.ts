import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'

interface Point {
  x: number
  y: number
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints })

async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Holds a finger on an element until its menu is there. */
export async function hold(page: Page, target: Locator) {
  const session = await page.context().newCDPSession(page)
  await touch(session, 'touchStart', [await middleOf(target)])
  await expect(page.getByRole('menu')).toBeVisible()
  await touch(session, 'touchEnd', [])
}

/** Drags a finger from one point up the screen. */
export async function dragUp(page: Page, from: Point, by: number) {
  const session = await page.context().newCDPSession(page)
  await touch(session, 'touchStart', [from])
  for (let step = 1; step <= 8; step++) await touch(session, 'touchMove', [{ x: from.x, y: from.y - (by * step) / 8 }])
  await touch(session, 'touchEnd', [])
}
