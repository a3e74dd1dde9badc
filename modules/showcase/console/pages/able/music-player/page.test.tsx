import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigation } from 'atrium/console/page'
import { closeConsoles, openPage, pathOf } from 'atrium/testing/console'

const player = (title: string) => page.getByRole('group', { name: `播放器：${title}` })
const button = (title: string, name: string | RegExp) => player(title).getByRole('button', { name, exact: true })
const position = (title: string) => player(title).getByRole('slider', { name: '播放位置' })
const isPlaying = (title: string) => expect.element(button(title, '暂停')).toBeVisible()
const isPaused = (title: string) => expect.element(button(title, '播放')).toBeVisible()
const timeOf = (title: string) => Number((position(title).element() as HTMLInputElement).value)

afterEach(closeConsoles)

test('a line of the lyrics is a press away and the line of the moment is marked; keys seek and change the volume', async () => {
  await openPage('able/music-player')
  const line = button('歌词跟随', '有人推开了窗')
  await userEvent.click(line)
  await isPlaying('歌词跟随')
  await expect.element(line).toHaveAttribute('aria-current', 'true')
  await userEvent.click(button('歌词跟随', '暂停'))
  const before = timeOf('歌词跟随')
  expect(before).toBeGreaterThanOrEqual(16)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => timeOf('歌词跟随')).toBeCloseTo(before + 5, 0)
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(player('歌词跟随').getByRole('slider', { name: '音量' }))
    .toHaveAttribute('aria-valuetext', '90%')
  await userEvent.keyboard('{ArrowUp}')
  await expect
    .element(player('歌词跟随').getByRole('slider', { name: '音量' }))
    .toHaveAttribute('aria-valuetext', '100%')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => timeOf('歌词跟随')).toBeCloseTo(before, 0)
  await userEvent.keyboard(' ')
  await isPlaying('歌词跟随')
  await userEvent.keyboard(' ')
  await isPaused('歌词跟随')
  position('歌词跟随').element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(position('歌词跟随')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:00 \/ 0:5/))
})

test('only one player plays; leaving the page ends it', async () => {
  await openPage('able/music-player')
  await userEvent.click(button('迷你条', '播放'))
  await isPlaying('迷你条')
  await userEvent.click(button('歌词跟随', '播放'))
  await isPlaying('歌词跟随')
  await isPaused('迷你条')
  await expect.poll(() => navigator.mediaSession.metadata?.title).toBe('清晨的拱廊')
  await navigation().open(pathOf('able/clipboard'))
  await expect.poll(() => navigator.mediaSession.metadata).toBeNull()
  await navigation().open(pathOf('able/music-player'))
  await isPaused('歌词跟随')
})

test('a track whose file is missing says so, and the next one plays', async () => {
  await openPage('able/music-player')
  await userEvent.click(button('文件缺失时', /遗失的录音/))
  await isPlaying('文件缺失时')
  await expect.element(button('文件缺失时', /遗失的录音.*无法播放/)).toBeVisible()
  await expect.element(button('文件缺失时', /雨后的庭院/)).toHaveAttribute('aria-current', 'true')
})

test('at its end the list stops, begins again, or plays the same once more', async () => {
  await openPage('able/music-player')
  const end = async () => {
    await expect.element(position('播放模式')).toBeEnabled()
    position('播放模式').element().focus()
    await userEvent.keyboard('{End}')
  }
  const isAt = (name: RegExp) => expect.element(button('播放模式', name)).toHaveAttribute('aria-current', 'true')
  await userEvent.click(button('播放模式', /夜渡/))
  await isPlaying('播放模式')
  await end()
  await isPaused('播放模式')
  await userEvent.click(button('播放模式', '播放模式: 顺序播放'))
  await userEvent.click(button('播放模式', '播放'))
  await isPlaying('播放模式')
  await end()
  await isAt(/清晨的拱廊/)
  await userEvent.click(button('播放模式', '播放模式: 列表循环'))
  await end()
  await expect.poll(() => timeOf('播放模式')).toBeLessThan(10)
  await isAt(/清晨的拱廊/)
  await isPlaying('播放模式')
})
