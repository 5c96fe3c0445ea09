import { splitPhrases } from './split-phrases';

/** Names of terms of sale; those of payment plans have a grammar, see `values/payment-plan.ts`. */
export const termWords = {
  post_delivery: splitPhrases(`
    post handover | post handover payment | post handover payments | posthandover payment plan |
    posthandover plan | post completion payment plan | post completion | post hand over | posthandover |
    post handover payment plan | post handover plan | phpp | post delivery | post delivery payment plan |
    pay after handover | payment after handover | payment plan after handover |
    after handover payment plan | ph payment plan | php payment plan | ph plan | ph pp | post handover pp | pay after completion | payment after completion |
    payment plan after completion | after completion payment plan | خطة دفع بعد التسليم |
    دفع بعد التسليم | بعد التسليم | بعد الاستلام | после сдачи | рассрочка после сдачи | после ввода | рассрочка после ввода | 交房后付款 | 交付后付款`),
  guarantee_rental_guarantee: splitPhrases(`
    rental guarantee | guaranteed rent | guaranteed rental | guaranteed roi | guaranteed return |
    guaranteed returns | guaranteed rental return | guaranteed rental returns | assured return | assured returns | assured rental | rent guarantee | إيجار مضمون | عائد مضمون |
    ضمان إيجار | ضمان الإيجار | إيجارات مضمونة | عوائد مضمونة | гарантия аренды | гарантией аренды |
    гарантированная аренда | гарантированной арендой | гарантированный доход | гарантированным доходом |
    租金保证 | 租金保障 | 保证租金 | 包租`),
};
