export { BindRequestView, brokerOperations, BrokerView } from './operations'
