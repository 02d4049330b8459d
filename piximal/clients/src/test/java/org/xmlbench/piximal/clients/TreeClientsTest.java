package org.xmlbench.piximal.clients;

import java.util.List;
import org.junit.jupiter.api.Tag;

@Tag("slow")
class TreeClientsTest extends ClientContract {
  @Override
  List<Client> clients() {
    return TreeClients.all();
  }
}
