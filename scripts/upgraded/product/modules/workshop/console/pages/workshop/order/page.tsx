import { crudPage } from 'atrium/console/list'
import { api } from '#calls/workshop'
import { workshopOrder } from '../../../../contract/order'

export default crudPage(api.workshopOrders, workshopOrder)
