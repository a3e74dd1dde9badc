import type { Page } from '@playwright/test'

/**
 * Waits for words that go soon after they come. It looks at every frame that the page draws, where `expect` looks once a second
 * and less often on a busy machine. Begin it before what brings the words.
 */
export function waitForBriefText(page: Page, words: RegExp): Promise<void> {
  return page.evaluate(
    (source) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (new RegExp(source).test(document.body.innerText)) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
    words.source,
  )
}
