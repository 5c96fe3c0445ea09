const { default: Sequencer } = require('@jest/test-sequencer');

/** Starts slow files first when Jest does not know their durations yet, so that none runs alone at the end. */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const isSlow = ({ path }) => path.includes('.slow.test.');
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
};
