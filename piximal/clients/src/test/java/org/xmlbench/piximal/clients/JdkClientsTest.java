package org.xmlbench.piximal.clients;

import java.util.List;

class JdkClientsTest extends ClientContract {
  @Override
  List<Client> clients() {
    return JdkClients.all();
  }
}
