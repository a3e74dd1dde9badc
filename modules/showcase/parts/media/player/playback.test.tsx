import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { silence, unreachable } from '#modules/showcase/parts/test/media-files'
import { countPlaying, labels } from '#modules/showcase/parts/test/player'
import { MusicPlayer, type Track } from '../music-player'

const [ferry, rain, arcade] = ['Ferry', 'Rain', 'Arcade'].map((title) => ({ src: silence(30), title })) as [
  Track,
  Track,
  Track,
]
const broken = { src: 'data:audio/wav,none', title: 'Lost' }

const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (title: RegExp) => page.getByRole('button', { name: title })
const isCurrent = (title: RegExp) => expect.element(row(title)).toHaveAttribute('aria-current', 'true')
const failed = page.getByRole('status')

const heard = countPlaying()
afterEach(() => unreachable())

async function open(tracks: readonly Track[]) {
  const player = (shown: typeof tracks) => <MusicPlayer tracks={shown} labels={labels} isListOpen />
  const { rerender } = await render(player(tracks))
  return (next: typeof tracks) => rerender(player(next))
}

test('a track that failed is named, passed over in both directions, and tried again', async () => {
  await open([ferry, rain, arcade])
  await unreachable(rain.src)
  await userEvent.click(button('Play'))
  await userEvent.click(button('Next'))
  await isCurrent(/Arcade/)
  await expect.element(failed).toHaveTextContent(/^Rain: Cannot be played$/)
  await userEvent.click(button('Previous'))
  await isCurrent(/Ferry/)
  await unreachable()
  await userEvent.click(row(/Rain/))
  await isCurrent(/Rain/)
  await expect.element(failed).toBeEmptyDOMElement()
  await expect.poll(heard).toBe(1)
})

test('a list of which nothing can be played ends, and says so; another list begins from its start', async () => {
  const change = await open([broken, { ...broken, src: `${broken.src}2`, title: 'Torn' }])
  await userEvent.click(button('Play'))
  await expect.element(failed).toHaveTextContent('Lost: Cannot be played, Torn: Cannot be played')
  await expect.element(button('Play')).toBeVisible()
  await change([ferry, rain])
  await isCurrent(/Ferry/)
  await expect.element(failed).toBeEmptyDOMElement()
})

test('other words for the same list leave it playing, and a track that was replaced is not marked', async () => {
  const change = await open([ferry, broken])
  await userEvent.click(row(/Lost/))
  await isCurrent(/Ferry/)
  await expect.poll(heard).toBe(1)
  await change([{ ...ferry, title: '夜渡' }, rain])
  await isCurrent(/夜渡/)
  await expect.element(failed).toBeEmptyDOMElement()
  expect(heard()).toBe(1)
})
