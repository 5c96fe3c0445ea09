import type { ArticleRecord } from '../../record';
import { article } from './article';

export const lifestyle: ArticleRecord[] = [
  article({
    slug: 'a-year-in-emirates-hills',
    title: 'A year in Emirates Hills',
    excerpt:
      'Twelve months in the city’s oldest gated villa district: trees, neighbours, traffic, and what a house of that size asks of its owners.',
    category: 'Lifestyle',
    author: 'Layla Haddad',
    cover: 'mansion-1',
    tags: ['Emirates Hills', 'Villas', 'Districts'],
    published: '2026-09-30',
    featured: true,
    content: `
<p>Emirates Hills was laid out at the beginning of the century around a golf course and a chain of lakes, and sold as plots. No two houses are alike, for better and worse: a Palladian front stands beside white concrete, and across the water rises a palace with a dome. What holds it together is the trees. Twenty-five years are a long time for a tree in Dubai, and few districts have had them.</p>
<p>One of our clients moved in last autumn and let us follow the year. With her leave, this is what we wrote down.</p>
<h2>October to December</h2>
<p>The doors are opened in the third week of October and stay open. Breakfast is outside. One learns the sounds: mowers on the course at six, the call to prayer from across the road, children on bicycles from three. There is little through traffic, because there is nowhere to go through to. Three gates, with guards who know the cars.</p>
<p>Visitors are the season’s occupation. The house has nine bathrooms, and in December all of them were in use.</p>
<h2>January to March</h2>
<p>The best months, and those in which the garden is made. Beds are dug over, petunias go out by the hundred, the lawn is oversown with rye. Then the first bill of the landscape company arrives. A plot of twenty-five thousand square feet drinks a good deal: treated water for irrigation is cheaper than drinking water, and where the connection exists it pays to have it.</p>
<p>It rained on eleven days. On one of them, hard. The lakes rose and fell as they were meant to; two basements in the street took in water. Ask any seller here how the house came through the storm of April 2024, and look at the foot of the basement walls.</p>
<h2>April to June</h2>
<p>Doors close in the first days of May. Now one lives in the house and not in the garden, and its plan begins to matter. Rooms that faced the sunset in winter are avoided after three. The machine room works: five chillers, of which one stood still and was waiting for a part. A spare part for a machine of 2008 takes nine days.</p>
<blockquote><p>A house of this kind is a small hotel. It needs a manager, a calendar and a fund for repairs; with these it is a pleasure.</p></blockquote>
<h2>July to September</h2>
<p>Half of the street is away. Those who stay swim at night, shop at ten in the evening and know one another better by September. The staff keep the house at twenty-six degrees and walk every room daily, since a leak that is found on the first day costs a hundredth of one that is found on the thirtieth.</p>
<h2>The practical side</h2>
<table>
<thead><tr><th scope="col">By car, outside the peak</th><th scope="col">Minutes</th></tr></thead>
<tbody>
<tr><td>Schools within the neighbouring estates</td><td>5–10</td></tr>
<tr><td>Marina and the beach</td><td>12–15</td></tr>
<tr><td>Downtown and the financial centre</td><td>20–25</td></tr>
<tr><td>Dubai International Airport</td><td>30</td></tr>
<tr><td>Al Maktoum International Airport</td><td>25–30</td></tr>
</tbody>
</table>
<p>In the morning peak add half again, towards the centre rather more. The nearest metro is a taxi away; nobody we met here uses it, except the people who work in the houses, who would like a bus at the gate.</p>
<h2>What to look at when buying</h2>
<ul>
<li><strong>The plot before the house.</strong> Lake, fairway or street; the direction it faces; what the neighbour may still build. A house can be changed.</li>
<li><strong>Age of the services.</strong> Many houses are of 2004 to 2010. Wiring, water pipes, chillers and pool plant come to their end together. A full renewal takes a year and has to be in the price.</li>
<li><strong>Permits.</strong> Enclosed terraces, added storeys, summer kitchens: see that each was approved by the community and the municipality and is on the drawings.</li>
<li><strong>Size.</strong> Twenty thousand square feet are cooled, cleaned and repaired whether or not they are used. Two families we know live happily in a third of theirs.</li>
</ul>
<h2>Would she do it again?</h2>
<p>Yes, she says, for the trees, and for the neighbour who brought dates on the second day. And she would buy the smaller house with the older trees.</p>
`,
  }),
  article({
    slug: 'choosing-a-district-by-the-school-run',
    title: 'Choosing a district by the school run',
    excerpt:
      'Families ask us for a house and mean a morning. How inspections, places, buses and bridges decide where to live.',
    category: 'Lifestyle',
    author: 'Mina Farahani',
    cover: 'townhouse-1',
    tags: ['Families', 'Schools', 'Districts'],
    published: '2026-08-04',
    content: `
<p>The most useful thing we do for a family that is moving here takes place at seven in the morning. We meet at the house they like and drive to the school they like, on a Tuesday in term. By half past seven, half of the short list has usually settled itself.</p>
<h2>Begin with the curriculum</h2>
<p>Private schools in Dubai follow some seventeen curricula; British, Indian, American and the International Baccalaureate have the most pupils. Choose first, for a change between systems is easy at six and hard at fifteen. Think of where the child will sit the last examinations, and of where the family might move next.</p>
<h2>Read the inspection reports</h2>
<p>Schools are licensed by the Knowledge and Human Development Authority, which publishes its inspection reports and fees. The headline runs from “outstanding” to “weak”; the text is worth more. Look for the progress of children who arrive without English, for the turnover of teachers, and for what is said of well-being. Abu Dhabi has its own inspectorate and reports.</p>
<p>Increases of fees are regulated too, and go by a yearly index. Ask for the fee of every year until graduation, not only of the first.</p>
<h2>Then the places</h2>
<p>Popular years are full by February for the following September; entry years and sixth forms open most. Put names down at three schools. Deposits are regulated and set off against fees. A place in hand is worth more than a view, and a lease signed before the place is the most common regret we hear.</p>
<blockquote><p>Twenty minutes each way is two and a half weeks of a child’s waking year. Fifty minutes is six.</p></blockquote>
<h2>The map of the morning</h2>
<p>Distances mislead. What matters is the number of interchanges, the side of the motorway, and the last five hundred metres, where six hundred cars try to turn in to one gate.</p>
<table>
<thead><tr><th scope="col">District</th><th scope="col">What families like</th><th scope="col">What they mention after a year</th></tr></thead>
<tbody>
<tr><td>Dubai Hills Estate</td><td>Schools, park and clinic inside the estate</td><td>Queue at the main exits from seven to eight</td></tr>
<tr><td>Emirates Hills and neighbours</td><td>Several schools within ten minutes, old trees</td><td>A car for every errand</td></tr>
<tr><td>Jumeirah Village Circle</td><td>Price; two schools within the circle</td><td>Few ways out; building sites</td></tr>
<tr><td>Palm Jumeirah</td><td>Beach after school</td><td>One bridge for everybody</td></tr>
<tr><td>Dubai Creek Harbour</td><td>Parks, promenades, calm</td><td>Older children cross the creek to school</td></tr>
<tr><td>Saadiyat Island</td><td>Schools, university and museums side by side</td><td>Dubai is an hour away</td></tr>
</tbody>
</table>
<h2>The bus</h2>
<p>School buses are licensed, supervised and driven sensibly. They cost several thousand dirhams a year and start early: the first child on a route can be picked up at six. Ask for the route and for your place on it. In many estates the stop is at the gate, and in May the walk to the gate is part of the decision.</p>
<h2>Walking and cycling</h2>
<p>There are homes from which a child of ten can reach school without crossing a road. We keep a list; it is short. If that is your idea of childhood, let it come first, and let the number of bathrooms follow.</p>
<h2>Renting first</h2>
<p>For families who arrive from abroad we often suggest a year’s lease near the school before a purchase. A tenancy is registered in Ejari, the rent for the next year may rise only as far as the official rental index allows, and changes must be notified ninety days before renewal. A year teaches one which side of the motorway one lives on. Afterwards the house is found in a fortnight.</p>
<h2>A list for the fridge</h2>
<ol>
<li>Curriculum, then three schools, then places.</li>
<li>The drive at seven on a school day, both ways.</li>
<li>Two homes for each school, at most.</li>
<li>Afternoons: swimming, grandparents, friends. They are a second commute.</li>
</ol>
`,
  }),
  article({
    slug: 'living-on-the-water',
    title: 'Living on the water: marina, creek, frond or open sea',
    excerpt: 'Four kinds of waterfront, and the difference in noise, salt, swimming and upkeep between them.',
    category: 'Lifestyle',
    author: 'James Achterberg',
    cover: 'tower-marina-2',
    tags: ['Waterfront', 'Dubai Marina', 'Palm Jumeirah', 'Districts'],
    published: '2026-02-17',
    content: `
<p>“With a sea view” covers four quite different lives. Having looked after buildings on all of them, I would ask a buyer first what the water is for: looking, walking, swimming or sailing. Few homes are best at two.</p>
<h2>The marina</h2>
<p>A canal of three and a half kilometres with towers on both banks. The water is a street: lit, busy, full of boats on Friday. You look across at other people, and they at you. Everything is on foot, from the tram to the grocer. Music carries over water: visit on a weekend at eleven at night, and again on the tenth floor, as sound rises and changes. One does not swim here.</p>
<h2>The creek</h2>
<p>Wide, tidal and older than the city. At Dubai Creek Harbour the promenade faces a wildlife reserve on one side and the skyline on the other. Evenings are quiet, breezes reliable. The water is for looking, for ferries and for paddling; beaches are elsewhere.</p>
<h2>The frond</h2>
<p>On the Palm’s fronds the sea comes to the garden wall. The lagoon between them is sheltered, warm in summer, and calm enough for children. It is also narrow: the opposite beach is some hundred metres away, and a party there is a party here. Ask how the sand is kept, for it moves, and who pays to bring it back.</p>
<h2>Open sea</h2>
<p>The crescent of the Palm, Bluewaters, Jumeirah Bay, Al Marjan, Saadiyat. Real horizon, real waves in January, the best swimming and the most salt. Terraces on the weather side are closed by the shamal on some winter days; the lee side has the breeze of afternoons. There is a difference in price, and it is not always in proportion.</p>
<table>
<thead><tr><th scope="col"></th><th scope="col">Marina</th><th scope="col">Creek</th><th scope="col">Frond</th><th scope="col">Open sea</th></tr></thead>
<tbody>
<tr><th scope="row">Swimming</th><td>No</td><td>No</td><td>Yes, sheltered</td><td>Yes</td></tr>
<tr><th scope="row">Noise at night</th><td>High</td><td>Low</td><td>Low to middling</td><td>Waves</td></tr>
<tr><th scope="row">On foot</th><td>Everything</td><td>Much</td><td>Little</td><td>Varies</td></tr>
<tr><th scope="row">Salt and upkeep</th><td>Middling</td><td>Middling</td><td>High</td><td>Highest</td></tr>
<tr><th scope="row">Berth</th><td>By licence</td><td>By licence</td><td>Seldom</td><td>Seldom</td></tr>
</tbody>
</table>
<h2>What salt does</h2>
<p>Within two hundred metres of open water, steel that is called stainless shows brown within a year unless it is the marine grade, 316. Balcony glass becomes dull, condensers on roofs lose their fins, and hinges seize. None of this is dramatic, and all of it is in the service charge. Look at the railings: they are the building’s diary.</p>
<blockquote><p>Before you look at the sea, look at the screws.</p></blockquote>
<h2>Boats</h2>
<p>A berth seldom comes with the home. It is a licence from the marina’s operator, by the foot and the year, often with a waiting list. If a listing mentions one, ask for the licence, its term, and whether it passes with the sale. Check the bridge: on the canals the clearance decides between sail and motor.</p>
<h2>Children, guests and the beach club</h2>
<p>Few apartment buildings own their beach. Most have an agreement with a club or an hotel next door: so many cards for each home, guests against payment, fees that are reviewed every year. Read the agreement and see whether it passes to a new owner. On the fronds the sand belongs to the plot down to a line on the plan, and the water to everybody. For small children a lagoon without current is worth more than any horizon; for swimmers it is the other way round.</p>
<h2>Views and what may stand in them</h2>
<p>Water does not protect a view; reclamation has moved the shore before. The master developer’s plan shows which plots are empty and how high they may go. We keep the sheets for the districts we work in, and mark on them what has been announced since.</p>
<h2>Three visits</h2>
<ul>
<li><strong>A still afternoon in the warm season:</strong> does the water smell?</li>
<li><strong>A weekend night:</strong> can you sleep with the window open, and would you?</li>
<li><strong>A windy morning in winter:</strong> which terrace can be used?</li>
</ul>
<p>If all three please you, it is the right water.</p>
`,
  }),
];
