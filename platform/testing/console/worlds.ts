import type { Language } from 'atrium/contract/language'
import { page } from 'vitest/browser'
import { setLanguage } from '#shared/i18n/language'
import { useSettings } from '#shared/settings/settings'
import { closeConsoles, openConsole, type RunningConsole } from './console-app'

/** The browser of a person: its width in pixels, the language of the screen and the theme. */
export interface World {
  readonly width: 1440 | 1280 | 390
  readonly lang: Language
  readonly theme: 'light' | 'dark'
}

/** Opens the console as `openConsole` does, in such a browser. */
export async function openIn(world: World, start: Parameters<typeof openConsole>[0]): Promise<RunningConsole> {
  await page.viewport(world.width, 900)
  setLanguage(world.lang)
  const app = await openConsole(start)
  useSettings.setState({ themeStyle: world.theme })
  return app
}

/** Ends every console and gives the browser back as it was. */
export async function closeWorld(): Promise<void> {
  await closeConsoles()
  await page.viewport(1280, 800)
}
