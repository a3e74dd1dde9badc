import type { Page } from '@playwright/test'

/**
 * Where the piece of the puzzle on the page belongs, in pixels of the picture: where the darkened picture looks most like the piece,
 * darkened the same way. That a program can do this is what `platform/server/src/resources/session/verification/README.md` says.
 */
function findGap(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const pixelsOf = async (image: HTMLImageElement) => {
      await image.decode()
      const { naturalWidth: width, naturalHeight: height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')!
      context.drawImage(image, 0, 0)
      return { width, height, data: context.getImageData(0, 0, width, height).data }
    }
    const [picture, piece] = [...document.querySelectorAll<HTMLImageElement>('img[src^="data:image/png"]')]
    const [whole, part] = [await pixelsOf(picture!), await pixelsOf(piece!)]
    const top = Math.round((Number.parseFloat(piece!.style.top) / 100) * whole.height)
    const shadow = [10, 10, 30]
    const differenceAt = (left: number) => {
      let sum = 0
      for (let y = 0; y < part.height; y += 2) {
        for (let x = 0; x < part.width; x += 2) {
          const at = (y * part.width + x) * 4
          if (part.data[at + 3] !== 255) continue
          const there = ((y + top) * whole.width + x + left) * 4
          for (const channel of [0, 1, 2]) {
            const expected = part.data[at + channel]! * 0.4 + shadow[channel]! * 0.6
            sum += Math.abs(whole.data[there + channel]! - expected)
          }
        }
      }
      return sum
    }
    const differences = Array.from({ length: whole.width - part.width }, (_, left) => differenceAt(left))
    return differences.indexOf(Math.min(...differences))
  })
}

/** Moves the piece there with the keys, one after the other as a hand does, and lets it go. */
export async function solvePuzzle(page: Page): Promise<void> {
  // The piece comes with the picture.
  await page.locator('img[src^="data:image/png"]').nth(1).waitFor()
  const gap = await findGap(page)
  await page.getByRole('slider', { name: /^(拼图块|Puzzle piece)$/ }).focus()
  for (let step = Math.floor(gap / 26); step > 0; step--) await page.keyboard.press('PageUp', { delay: 60 })
  for (let step = Math.round((gap % 26) / 4); step > 0; step--) await page.keyboard.press('ArrowRight', { delay: 60 })
  await page.keyboard.press('Enter', { delay: 60 })
}
