import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const open = () => openPage('components/selectable')

afterEach(closeConsoles)

test('photos in a frame are deleted, and come back', async () => {
  await open()
  const album = example('整理照片')
  const photos = album.getByRole('listbox', { name: '照片' })
  await userEvent.dragAndDrop(photos, photos, {
    sourcePosition: { x: 4, y: 4 },
    targetPosition: { x: 200, y: 100 },
  })
  await expect.element(album.getByText('已选 2 张')).toBeVisible()
  await userEvent.click(album.getByRole('button', { name: '删除' }))
  await expect.element(album.getByText('已删除 2 张')).toBeVisible()
  await expect.poll(() => photos.getByRole('option').elements()).toHaveLength(22)
  await userEvent.click(album.getByRole('button', { name: '撤销' }))
  await expect.element(album.getByText('共 24 张，拖动框选')).toBeVisible()
})

test('all photos are moved to an album by the keyboard', async () => {
  await open()
  const album = example('整理照片')
  await userEvent.click(album.getByRole('option').first())
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(album.getByText('已选 24 张')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(album.getByText('共 24 张，拖动框选')).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(album.getByText('已选 24 张')).toBeVisible()
  await userEvent.click(album.getByRole('button', { name: '移到' }))
  await userEvent.click(page.getByRole('menuitem', { name: '旅行' }))
  await expect.element(album.getByText('已把 24 张移到“旅行”')).toBeVisible()
  await expect.element(album.getByText('照片都整理完了')).toBeVisible()
})

test('hours are joined by day, without those that are booked', async () => {
  await open()
  const booking = example('预约时段')
  const hour = (name: string) => booking.getByRole('option', { name, exact: true })
  await userEvent.click(hour('周一 09:00'))
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(booking.getByText('09:00–10:00', { exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowRight} ')
  await expect.element(booking.getByText('10:30–11:00', { exact: true })).toBeVisible()
  await expect.element(booking.getByText('共 1.5 小时')).toBeVisible()
  await userEvent.click(booking.getByRole('button', { name: '清空' }))
  await expect.element(booking.getByText('还没有选择时段')).toBeVisible()
})

test('six seats at most are chosen', async () => {
  await open()
  const hall = example('选座')
  await userEvent.click(hall.getByRole('option', { name: '6 排 3 座，280 元' }))
  await expect.element(hall.getByText('1 个座位，合计 280 元')).toBeVisible()
  await userEvent.keyboard('{Shift>}{End}{/Shift}')
  await expect.element(hall.getByText('最多 6 个座位，多出的没有选上 · 6 个座位，合计 1,680 元')).toBeVisible()
})
