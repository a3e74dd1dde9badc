import { useSyncExternalStore } from 'react'

const names = ['ink', 'ink2', 'ink3', 'card', 'line', 'lineSoft', 'shade', 'tick', 'primary', 'primarySoft'] as const

/** The colours of the moment, for a chart that draws by itself. */
export interface ChartColours extends Readonly<Record<(typeof names)[number], string>> {
  /** Of the series, each with a contrast of 3 to the card at least. */
  readonly series: readonly string[]
}

const seriesNames = ['primary', 'ok', 'warn', 'info', 'bad', 'off', 'tick']

const cssName = (name: string) => `--${name.replaceAll(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`)}`

let known: { key: string; colours: ChartColours } | undefined

/** The same object until a colour changes. */
function readColours(): ChartColours {
  const style = getComputedStyle(document.documentElement)
  const colourOf = (name: string) => style.getPropertyValue(cssName(name)).trim()
  const series = seriesNames.map(colourOf)
  const colours = {
    ...Object.fromEntries(names.map((name) => [name, colourOf(name)])),
    series,
  } as unknown as ChartColours
  const key = JSON.stringify(colours)
  if (known?.key !== key) known = { key, colours }
  return known.colours
}

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style', 'class'] })
  return () => observer.disconnect()
}

/** The colours of the tokens as they are now; follows theme and primary. */
export const useChartColours = (): ChartColours => useSyncExternalStore(onThemeChange, readColours)

/** The look of the tokens as a theme of ECharts. */
export function themeOf(colours: ChartColours): object {
  return {
    color: colours.series,
    backgroundColor: 'transparent',
    textStyle: { color: colours.ink2, fontFamily: getComputedStyle(document.body).fontFamily },
    ...axes(colours),
    ...aroundSeries(colours),
    ...tools(colours),
  }
}

function axes({ ink3, line, lineSoft, tick }: ChartColours) {
  const axis = (hasLine: boolean) => ({
    axisLine: { show: hasLine, lineStyle: { color: line } },
    axisTick: { show: false, lineStyle: { color: tick } },
    axisLabel: { color: ink3 },
    nameTextStyle: { color: ink3 },
    splitLine: { show: !hasLine, lineStyle: { color: lineSoft } },
  })
  const [withLine, withGrid] = [axis(true), axis(false)]
  return { categoryAxis: withLine, timeAxis: withLine, valueAxis: withGrid }
}

/** The look of parallel axes, which a theme does not reach. */
export const parallelAxes = ({ ink2, ink3, card, tick, primary }: ChartColours) => ({
  axisLine: { show: true, lineStyle: { color: tick } },
  axisTick: { show: true, lineStyle: { color: tick } },
  splitLine: { show: false },
  axisLabel: { color: ink3, textBorderColor: card, textBorderWidth: 3 },
  nameTextStyle: { color: ink2 },
  areaSelectStyle: { width: 16, borderColor: primary, color: primary, opacity: 0.25 },
})

function aroundSeries({ ink, ink2, card, line, tick }: ChartColours) {
  return {
    title: { textStyle: { color: ink, fontSize: 24, fontWeight: 600 }, subtextStyle: { color: ink2, fontSize: 12 } },
    legend: {
      icon: 'roundRect',
      itemWidth: 10,
      itemHeight: 10,
      itemGap: 16,
      textStyle: { color: ink2 },
      inactiveColor: tick,
      pageTextStyle: { color: ink2 },
      pageIconColor: ink2,
      pageIconInactiveColor: line,
    },
    tooltip: {
      confine: true,
      backgroundColor: card,
      borderColor: line,
      borderWidth: 1,
      textStyle: { color: ink, fontSize: 13 },
      axisPointer: { lineStyle: { color: tick }, crossStyle: { color: tick } },
    },
  }
}

function tools({ ink3, card, line, shade, tick, primary }: ChartColours) {
  return {
    dataZoom: {
      borderColor: line,
      backgroundColor: 'transparent',
      fillerColor: shade,
      dataBackground: { lineStyle: { color: tick }, areaStyle: { color: shade } },
      selectedDataBackground: { lineStyle: { color: primary }, areaStyle: { color: primary, opacity: 0.15 } },
      handleStyle: { color: card, borderColor: tick },
      moveHandleStyle: { color: tick },
      emphasis: { handleStyle: { borderColor: primary }, moveHandleStyle: { color: primary } },
      textStyle: { color: ink3 },
    },
    brush: { outOfBrush: { colorAlpha: 0.2 }, brushStyle: { borderColor: primary, color: primary, opacity: 0.12 } },
  }
}
