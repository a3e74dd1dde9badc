import type { TextEffectKind } from '#modules/showcase/parts/motion/text-effect'
import source from '#modules/showcase/parts/motion/text-effect.module.css?raw'

/** The rules of one effect, as its file has them. */
export function cssOf(kind: TextEffectKind): string {
  const [, ...parts] = source.split(/^\/\* effect: /m)
  return parts
    .find((part) => part.startsWith(`${kind} */`))!
    .slice(`${kind} */`.length)
    .trim()
}
