import { testResource } from 'atrium/testing/server'
import { api } from '../contract'
import { workshopOrder } from '../contract/order'

testResource(api.workshopOrders, workshopOrder)
