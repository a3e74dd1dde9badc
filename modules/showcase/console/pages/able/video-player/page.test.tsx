import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigation } from 'atrium/console/page'
import { closeConsoles, openPage, pathOf } from 'atrium/testing/console'

const player = (title: string) => page.getByRole('group', { name: `视频：${title}` })
const videoOf = (title: string) => player(title).element().querySelector('video')!
const chapter = (name: string) => player('字幕与章节').getByRole('button', { name })

async function open(): Promise<void> {
  await openPage('able/video-player')
  await expect.element(player('字幕与章节'), { timeout: 30_000 }).toBeVisible()
  await expect.poll(() => videoOf('字幕与章节').readyState).toBeGreaterThan(0)
}

afterEach(closeConsoles)

test('a chapter is a press away; the subtitles of the moment show in the language that is chosen', async () => {
  await open()
  await userEvent.click(chapter('第二层'))
  await expect.poll(() => videoOf('字幕与章节').paused).toBe(false)
  await expect.element(chapter('第二层')).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => videoOf('字幕与章节').currentTime).toBeGreaterThan(9)
  await expect.element(player('字幕与章节').getByText('日落时，屋顶合上了。')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.poll(() => videoOf('字幕与章节').paused).toBe(true)
  const { currentTime, volume } = videoOf('字幕与章节')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => videoOf('字幕与章节').currentTime).toBeLessThan(currentTime)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => videoOf('字幕与章节').volume).toBeLessThan(volume)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => videoOf('字幕与章节').volume).toBe(volume)
  const fullScreen = vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue()
  await userEvent.keyboard('f')
  expect(fullScreen).toHaveBeenCalledOnce()
  fullScreen.mockRestore()
  await userEvent.keyboard(' ')
  await expect.poll(() => videoOf('字幕与章节').paused).toBe(false)
  await userEvent.click(player('字幕与章节').getByText('English'))
  await userEvent.click(chapter('合顶'))
  await expect.element(player('字幕与章节').getByText('At sunset the roof closes.')).toBeVisible()
  await userEvent.click(player('字幕与章节').getByText('关闭字幕'))
  await expect.element(player('字幕与章节').getByText('At sunset the roof closes.')).not.toBeVisible()
})

test('its bar works by keyboard; only one player plays, and none when the page was left', async () => {
  await open()
  const play = player('字幕与章节').getByRole('button', { name: '播放' })
  await expect.element(play).toBeVisible()
  play.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => videoOf('字幕与章节').paused).toBe(false)
  await expect.element(player('字幕与章节').getByRole('button', { name: '暂停' })).toHaveFocus()
  const other = player('只要画面').getByRole('button', { name: '播放' })
  other.element().focus()
  await userEvent.keyboard('{Enter}')
  const [first, second] = ['字幕与章节', '只要画面'].map(videoOf)
  await expect.poll(() => [first!.paused, second!.paused]).toEqual([true, false])
  await navigation().open(pathOf('able/clipboard'))
  await expect
    .poll(() => [second!.paused, second!.isConnected, second!.currentSrc && second!.src])
    .toEqual([true, false, ''])
})

test('a clip that is missing says so; a new try fails as well, until the file is there', async () => {
  await open()
  const alert = player('视频缺失时').getByRole('alert')
  await userEvent.click(page.getByText('文件缺失', { exact: true }))
  await expect.element(alert).toHaveTextContent('视频无法播放')
  await userEvent.click(alert.getByRole('button', { name: '重试' }))
  await expect.element(alert).toHaveTextContent('视频无法播放')
  await userEvent.click(page.getByText('文件完好', { exact: true }))
  await expect.element(alert).not.toBeInTheDocument()
  await expect.poll(() => videoOf('视频缺失时').duration).toBeCloseTo(16, 0)
})

test('nothing is requested from elsewhere', async () => {
  await open()
  const foreign = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /^https?:/.test(name) && !name.startsWith(location.origin))
  expect(foreign).toEqual([])
})
