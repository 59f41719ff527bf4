import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { sendPhoto } from '../defects/index.ts';
import type { Member } from '../platform/actor.ts';
import { answerPage } from '../platform/http/paging.ts';
import { parseForm, register } from '../platform/http/register.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { checkTrail, listTrail } from '../trail/index.ts';
import { checkDeviceClaims, noFields, receiveUpload } from '../uploads/index.ts';
import { compareVisits, sayFollowUp } from './compare-visits.ts';
import { documentRoutes } from './documents/routes.ts';
import { fileItems } from './file-items.ts';
import { answerPrompt, lookThrough } from './look-through.ts';
import { addPerson, changePerson, listPeople, removePerson } from './people.ts';
import { readMarkup, saveMarkup } from './photo-markup.ts';
import { deletePhoto, findKnown, findPhoto, keepPhoto, listPhotos } from './photos.ts';
import {
  addPlace,
  addUsualPlaces,
  changePlace,
  deletePlace,
  listPlaces,
  type OfProject,
  type OfUser,
  orderPlaces,
} from './places.ts';
import { planRoutes } from './plans/routes.ts';
import { addVisit, changeVisit, closeVisit, deleteVisit, listVisits, reopenVisit } from './visits.ts';

interface Call {
  actor: Member;
  params: { id: number };
}

const project = ({ actor, params }: Call): OfProject => ({ actor, projectId: params.id });
const itemOf = ({ actor, params }: Call): OfUser => ({ actor, id: params.id });
const done = { success: true as const };

/** People, visits, places, photos, plans, documents and the trail of a project. */
export function inspectionRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  register(app, endpoints.listPlaces, async (call) => listPlaces(database, project(call)));
  register(app, endpoints.addPlace, async (call) => addPlace(database, project(call), call.body));
  register(app, endpoints.addUsualPlaces, async (call) => addUsualPlaces(database, project(call)));
  register(app, endpoints.orderPlaces, async (call) => orderPlaces(database, project(call), call.body.ids));
  register(app, endpoints.changePlace, async (call) => changePlace(database, itemOf(call), call.body));
  register(app, endpoints.deletePlace, async (call) => {
    await deletePlace(database, itemOf(call));
    return done;
  });

  register(app, endpoints.listPeople, async (call) => listPeople(database, project(call)));
  register(app, endpoints.addPerson, async (call) => addPerson(database, project(call), call.body));
  register(app, endpoints.changePerson, async (call) => changePerson(database, itemOf(call), call.body));
  register(app, endpoints.removePerson, async (call) => {
    await removePerson(database, itemOf(call));
    return done;
  });

  register(app, endpoints.listVisits, async (call) => listVisits(database, project(call)));
  register(app, endpoints.addVisit, async (call) => addVisit(database, project(call), call.body));
  register(app, endpoints.changeVisit, async (call) => changeVisit(database, itemOf(call), call.body));
  register(app, endpoints.closeVisit, async (call) => closeVisit(database, itemOf(call)));
  register(app, endpoints.reopenVisit, async (call) => reopenVisit(database, itemOf(call)));
  register(app, endpoints.deleteVisit, async (call) => {
    await deleteVisit(database, itemOf(call));
    return done;
  });
  register(app, endpoints.compareVisits, async (call) =>
    compareVisits(database, itemOf(call), call.query.earlierVisitId),
  );
  register(app, endpoints.followUp, async (call) => {
    await sayFollowUp(database, itemOf(call), call.body);
    return done;
  });

  register(app, endpoints.fileFindings, async (call) => ({
    before: await fileItems(database, project(call), 'findings', call.body.items),
  }));
  register(app, endpoints.filePhotos, async (call) => ({
    before: await fileItems(database, project(call), 'photos', call.body.items),
  }));

  register(app, endpoints.listPhotos, async (call) =>
    answerPage(call.request, call.reply, await listPhotos(database, project(call), call.query)),
  );
  register(app, endpoints.keepPhoto, async (call) => {
    const fields = noFields();
    const { bytes, fileName } = await receiveUpload(call.request, endpoints.keepPhoto.file, fields);
    const { key, visitId, placeId, ...device } = parseForm(endpoints.keepPhoto.form, fields);
    const claims = checkDeviceClaims(bytes, device);
    const filing = { visitId: visitId || null, placeId: placeId || null };
    return keepPhoto(services, project(call), { key, bytes, fileName, claims, ...filing });
  });
  register(app, endpoints.knownPhotos, async (call) => ({
    known: await findKnown(database, project(call), call.body.sha256),
  }));
  register(app, endpoints.mapSource, async () => ({
    tilesUrl: services.environment.map?.tilesUrl ?? null,
    attribution: services.environment.map?.attribution ?? '',
  }));
  register(app, endpoints.readMarkup, async (call) => readMarkup(database, itemOf(call)));
  register(app, endpoints.saveMarkup, async (call) => saveMarkup(database, itemOf(call), call.body));
  register(app, endpoints.photoImage, async (call) => {
    const photo = await findPhoto(database, itemOf(call));
    return sendPhoto(services.files, photo, call.query.size, call.request, call.reply);
  });
  register(app, endpoints.deletePhoto, async (call) => {
    await deletePhoto(services, itemOf(call));
    return done;
  });
  register(app, endpoints.lookThrough, async (call) => lookThrough(services, itemOf(call)));
  register(app, endpoints.answerPrompt, async (call) => answerPrompt(services, itemOf(call), call.body));

  register(app, endpoints.listTrail, async ({ actor, params, query, request, reply }) => {
    await findProject(database, actor, params.id);
    return answerPage(request, reply, await listTrail(database, params.id, query));
  });
  register(app, endpoints.checkTrail, async ({ actor, params }) => {
    await findProject(database, actor, params.id);
    return checkTrail(database, params.id);
  });

  planRoutes(app, services);
  documentRoutes(app, services);
}
