import css from './ripple.module.css'

/** How a wave looks; times in milliseconds. */
export interface RippleLook {
  /** Any CSS colour; that of the text where left out. */
  color?: string
  /** 0 to 1. */
  initialOpacity: number
  finalOpacity: number
  duration: number
  /** Any CSS easing. */
  easing: string
  fadeOut: number
  /** The radius of the wave as a multiple of the distance to the farthest corner. */
  radiusFactor: number
}

/** Lets a wave spread in an element from a point of the window. Returns a function that fades it out as soon as it has spread, and removes it. */
export function spreadWave(element: HTMLElement, x: number, y: number, look: RippleLook): () => void {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [dx, dy] = [x - left - element.clientLeft, y - top - element.clientTop]
  const radius = look.radiusFactor * Math.hypot(Math.max(dx, width - dx), Math.max(dy, height - dy))
  const wave = Object.assign(document.createElement('span'), { className: css.wave })
  Object.assign(wave.style, {
    left: `${dx}px`,
    top: `${dy}px`,
    width: `${radius * 2}px`,
    height: `${radius * 2}px`,
    background: look.color ?? 'currentColor',
  })
  const area = Object.assign(document.createElement('span'), { className: css.area, ariaHidden: 'true' })
  area.append(wave)
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative'
  element.append(area)
  const spread = wave.animate(
    [
      { transform: 'scale(0)', opacity: look.initialOpacity },
      { transform: 'scale(1)', opacity: look.finalOpacity },
    ],
    { duration: look.duration, easing: look.easing, fill: 'forwards' },
  )
  return () => void fadeOut(area, spread, look.fadeOut)
}

async function fadeOut(area: HTMLElement, spread: Animation, duration: number): Promise<void> {
  await spread.finished
  await area.animate([{ opacity: 1 }, { opacity: 0 }], { duration, fill: 'forwards' }).finished
  area.remove()
}
