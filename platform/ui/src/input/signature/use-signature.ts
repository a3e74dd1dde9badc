import SignaturePad from 'signature_pad'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { strokesAt, writeName, type Stroke } from './signature-strokes'

interface Drawing {
  strokes: readonly Stroke[]
  /** Written in place of the strokes. */
  name: string | undefined
  colour: string
  /** Of the thinnest and the thickest part of a line, in CSS pixels. */
  width: readonly [number, number]
  onStroke: (stroke: Stroke) => void
}

/** Lets the canvas be drawn on and draws it again when it gets another size. Returns a function that gives the drawing as SVG. */
export function useSignature(canvas: RefObject<HTMLCanvasElement | null>, drawing: Drawing): () => string {
  const { strokes, name, colour, width, onStroke } = drawing
  const pad = useRef<SignaturePad>(null)
  const svg = useRef('')
  const isTyped = name !== undefined

  const redraw = useEffectEvent(() => {
    const { offsetWidth } = canvas.current!
    pad.current!.fromData(name === undefined ? strokesAt(strokes, offsetWidth) : [])
    svg.current = name === undefined ? pad.current!.toSVG() : writeName(canvas.current!, name, colour)
  })
  const add = useEffectEvent(() => {
    const stroke = pad.current!.toData().at(-1)
    if (stroke) onStroke({ ...stroke, across: canvas.current!.offsetWidth })
  })
  useEffect(() => {
    const element = canvas.current!
    const made = (pad.current = new SignaturePad(element, { throttle: 8 }))
    made.addEventListener('endStroke', add)
    const observer = new ResizeObserver(() => {
      const ratio = Math.max(1, devicePixelRatio)
      element.width = element.offsetWidth * ratio
      element.height = element.offsetHeight * ratio
      element.getContext('2d')!.scale(ratio, ratio)
      redraw()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      made.off()
    }
  }, [canvas])
  useEffect(() => {
    if (isTyped) pad.current!.off()
    else pad.current!.on()
  }, [isTyped])
  useEffect(() => {
    Object.assign(pad.current!, { penColor: colour, minWidth: width[0], maxWidth: width[1] })
  }, [colour, width])
  useEffect(() => redraw(), [strokes, name, colour])
  return () => svg.current
}
