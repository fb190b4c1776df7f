import { serveWorker } from '../../platform/workers'
import { doPortfolioTask, type PortfolioAnswer, type PortfolioNews, type PortfolioTask } from './portfolio-work'

serveWorker<PortfolioTask, PortfolioNews, PortfolioAnswer>((task, tell) => doPortfolioTask(task, tell))
