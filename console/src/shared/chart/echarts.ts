import { LineChart, PictorialBarChart, PieChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

register([LineChart, PictorialBarChart, PieChart, GridComponent, TooltipComponent, SVGRenderer])

export { init }
