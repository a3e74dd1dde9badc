import { drawByWeight, type Prize } from '#modules/showcase/parts/motion/lucky-wheel'

/** In a product this is a call to the server, which decides the draw and numbers it. */
export async function askForDraw(
  prizes: readonly Prize[],
  isOnline: boolean,
): Promise<{ key: string; number: string }> {
  await new Promise((resolve) => setTimeout(resolve, 600))
  if (!isOnline) throw new Error('offline')
  return { key: drawByWeight(prizes), number: crypto.randomUUID().slice(0, 8).toUpperCase() }
}
