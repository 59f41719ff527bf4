import type { Guide } from './guide.ts';

/** Projects, visits, plans and repairs: the longest guide. */
export const PROJECT_GUIDE: Guide = {
  id: 'project-management',
  title: 'Project management',
  summary: 'Keep one site’s photos, dates and reports together.',
  sections: [
    {
      id: 'create-project',
      title: 'Create a project',
      blocks: [
        {
          steps: [
            'Go to Projects.',
            'Press New Project.',
            'Enter a name, and a description if you like.',
            'Open More details for the address, the state and the dates. They decide which rules apply.',
            'Press Create, then Analyse on the project’s card to add a photo.',
          ],
        },
      ],
    },
    {
      id: 'project-page',
      title: 'The project’s page',
      blocks: [
        'Choose a project’s name to open its page. Findings are listed by what to do first or by room, beside its visits, rooms, photos, plans, reports and deadlines.',
        {
          list: [
            'Show the findings of one visit, or only those that wait for your decision.',
            'Select many findings, then confirm, reject, move or delete them together. Undo brings them back.',
            'On a keyboard, j and k walk through the list, x selects, e opens, and ? shows every shortcut.',
            'Rooms: add the usual rooms of the building, rename them, give them a level, and drag them into your order.',
            'Photos: choose a photo to see it large. Analyse it for 1 credit, move it, mark it up or delete it there.',
            'People: add the owner, the builder or the agent, and ring them from there.',
          ],
        },
      ],
    },
    {
      id: 'visits',
      title: 'Visits',
      blocks: [
        {
          steps: [
            'Open Visits and choose New visit. Enter its kind, date, weather, who was there, and which areas you inspected, in whole or in part.',
            'Choose Analyse a photo. Pick the room in one tap; the next photo starts with the same one.',
            'Keep photos without analysis where there is no defect to show. They are free.',
            'The findings and photos on a visit’s card show what belongs to it.',
            'Choose Close visit. We check the photos you kept, free, and ask where we see something: add it or say why not.',
            'After the next visit, choose Compare visits: new, worse, same, fixed, not found again.',
          ],
        },
        'Our suggestions in a comparison are marked as suggestions. Only you can say that something is fixed.',
        'Where we didn’t see that two findings are one, choose Same or Worse, then the finding of this visit.',
      ],
    },
    {
      id: 'repairs',
      title: 'Repairs',
      blocks: [
        {
          steps: [
            'Open a finding and press Assign: who fixes it, their trade and the due date. We suggest a date by severity and warranty.',
            'When they say it is fixed, press Report as fixed. Add repair photo keeps a photo of it, free.',
            'Look for yourself. Then press Verify, or Reopen and say why.',
          ],
        },
        {
          list: [
            'Send to a tradesperson makes a private link: on the finding, or for all findings you selected. Include descriptions lets them read what each finding says, Include voice notes lets them play what you recorded. Share it or email it.',
            'Findings without anyone to fix them are assigned to them. You set the trade and the due date, or we suggest them.',
            'They open it on any phone, without an account. They see photos, plan, what to do and the due date.',
            'They can send messages and photos, and press It’s fixed. Nothing else of your account is visible.',
            'Print work order makes a PDF with photos, what to do and a QR code for each item. Each code opens its item.',
            'A link ends by itself. End link ends it at once.',
          ],
        },
        'Take repair photo shows the finding’s photo over the camera’s picture, so that you stand where it was taken. Show old photo turns it on or off; Strength makes it fainter or stronger, Size smaller or larger. It isn’t in your photo. Photograph the crack, under Monitoring, and the camera of a tradesperson’s link do the same. In the camera of a visit, choose the finding under Match an old photo.',
        'Without a connection your photo stays on the device. It is sent once you’re connected and have Plumbline open.',
        'We compare each repair photo with the finding’s photo: looks fixed, doesn’t look fixed, or can’t tell. It is free, only you see it, and it changes nothing. Look for yourself before you verify.',
        'You can’t verify your own work. I fixed it shows as: fixed, not independently verified.',
        'Dispute, Accept as is and Not a defect need a reason. Close an open hazard alert before you verify or dismiss a finding.',
        'Make calendar link, under What is due, gives your calendar every date on that page. Keep the link private.',
        'We email you when they reply, and when a repair is due or overdue. You get one reminder a day, never at night. Days go by the clock of each project’s state. Turn either off under Account, Notifications.',
        'What is due, on the Projects page, lists every repair of all projects: hazards first, then by due date. By trade groups them by trade, with hazards and overdue work counted. Your dashboard starts with what suits your work: say what you do under Account, Profile. If you build, it starts with what is due by trade. In a trade, it starts with what is due next. If you own a building, it starts with your repairs. Everybody else sees replies and repairs to check there. A repair that was done is listed again when a hazard alert opens. The project’s trail keeps each step.',
        'Below the repairs are the other dates of all projects. They are last days of warranties, strata inspections, planned visits and the replies a notice asked for.',
        'A crack has Monitoring: add a reading with its day, point and instrument, and how far off it may be. We say it got wider only where the change is larger than that, and warn of it as a hazard. With a gauge or anything of known size in a photo, press Read on a photo and mark both. Correct a misread one: both stay. We remind you of the next reading.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans',
      blocks: [
        'Add a plan as a PDF of up to 20 pages, or as a picture. Tap to place a pin or draw an area, then name its finding. Download PDF prints the pages with their numbers.',
        'By keyboard: choose Add pin or Move pin and go to the page. Move the cross with the arrow keys and press Enter. Shift makes longer steps, + and − zoom, Esc cancels.',
        'Replace drawing keeps every pin where it was on its page. A pin whose page is gone waits below the plan until you place it.',
      ],
    },
    {
      id: 'project-advice',
      title: 'What works well',
      blocks: [
        { picture: 'dashboard' },
        {
          list: [
            'Keep one project for each building or job.',
            'Give the state and the dates early, because they decide which rules apply.',
            'Set the stage of works with each photo, so that you can filter by it.',
            'Write the room in the context: “bathroom, left of the door”.',
            'Generate a report at each stage, and send the PDF to contractors and clients.',
          ],
        },
      ],
    },
  ],
};
